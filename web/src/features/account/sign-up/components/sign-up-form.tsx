import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { SignUpAccountStep } from '#features/account/sign-up/components/sign-up-account-step.tsx';
import { SignUpProgress } from '#features/account/sign-up/components/sign-up-progress.tsx';
import { readMailStepState } from '#features/account/mailed-codes/mail-step-state.ts';
import { fieldsOfStep, type SignUpStep, signUpSteps } from '#features/account/sign-up/sign-up-steps.ts';
import { saveFormDraft, readFormDraft } from '#features/account/forms/form-draft.ts';
import { focusFirstProblem, useForm } from '#features/account/forms/use-form.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { useSignUp } from '#features/account/sign-up/use-sign-up.ts';
import { minPasswordLength } from '@alento/domain/account/limits.ts';
import { checkSignUp, type Problems, type SignUpForm as Form } from '#features/account/forms/validate-account.ts';
import { today } from '#lib/dates.ts';
import { toAppError } from '#lib/errors.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { whenTouched } from '#lib/when-touched.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast.tsx';

const loadPersonStep = () => import('#features/account/sign-up/components/sign-up-person-step.tsx');
const SignUpPersonStep = lazy(async () => ({ default: (await loadPersonStep()).SignUpPersonStep }));

const accountFaults: readonly string[] = ['account.email_taken', 'account.weak_password', 'account.common_password'];
const blamed = { email: 'account.email_taken', password: 'account.weak_password' } as const;

/** One form in two short steps; nothing is sent before the last, and going back loses nothing. */
export function SignUpForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [step, setStep] = useState<SignUpStep>('account');
  const position = signUpSteps.indexOf(step);
  const signUp = useSignUp({
    onUnconfirmed: ({ name, email }) => {
      void navigate({ pathname: '/confirm-email', search }, { state: { name, email, sentAt: Date.now() } });
    },
    onProfileError: () => showToast({ text: t('profile.saveFailed'), tone: 'danger' }),
  });
  // Without a connection the form stays as it is.
  const opening = useMutation({ mutationFn: loadPersonStep, retry: false });
  const refusal = useFormError(signUp.error ?? opening.error, blamed);
  const { formProps, form, bind, problemOf } = useForm<Form>({
    initial: emptyForm(readMailStepState(state)),
    check: (form) => problemsOf(form, step),
    onValid: (form) => goOn(form),
    refusal: signUp.error,
  });
  const wordsOf = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(problem, { count: minPasswordLength });
  };

  // The field to blame may be on the screen that is only shown now.
  useEffect(() => {
    if (signUp.error && step === 'account') focusFirstProblem(formProps.ref.current);
  }, [signUp.error, step, formProps.ref]);
  useEffect(() => saveFormDraft(form), [form]);
  useEffect(() => whenTouched(() => void loadPersonStep().catch(() => undefined)), []);

  function goOn(form: Form): void {
    // Whoever goes on has seen what was refused.
    signUp.reset();
    const next = signUpSteps[position + 1];
    if (next) opening.mutate(undefined, { onSuccess: () => setStep(next) });
    else signUp.mutate(accountOf(form), { onError: handleError });
  }

  /** Address and password stand on the first screen, whatever is wrong with them. */
  function handleError(error: unknown): void {
    if (accountFaults.includes(toAppError(error).code)) setStep('account');
  }

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('signUp.title')}>
      <SignUpProgress step={step} />
      {/* Stays in the form, for a password manager looks for name and password in what is sent. */}
      <div hidden={step !== 'account'} className="flex flex-col gap-5">
        <SignUpAccountStep bind={bind} wordsOf={wordsOf} refusal={refusal} />
      </div>
      {step === 'person' && (
        <Suspense fallback={<Spinner className="mx-auto my-16 size-8" />}>
          <SignUpPersonStep bind={bind} wordsOf={wordsOf} />
        </Suspense>
      )}
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <div className="flex gap-3">
        {position > 0 && (
          <Button
            variant="quiet"
            size="large"
            isDisabled={signUp.isPending}
            onPress={() => setStep(signUpSteps[position - 1] ?? 'account')}
          >
            {t('signUp.back')}
          </Button>
        )}
        <Button type="submit" size="large" isFullWidth isPending={signUp.isPending || opening.isPending}>
          {t(step === 'person' ? 'signUp.action' : 'signUp.next')}
        </Button>
      </div>
    </form>
  );
}

function emptyForm({ name, email }: { name: string; email: string }): Form {
  const typed = readFormDraft();
  return {
    birthDate: null,
    ...typed,
    name: name || (typed.name ?? ''),
    email: email || (typed.email ?? ''),
    password: '',
    confirmation: '',
    isAgreed: false,
  };
}

/** Nobody is told about fields that they have not seen yet. */
function problemsOf(form: Form, step: SignUpStep): Problems<Form> {
  const problems = Object.entries(checkSignUp(form, today()));
  const fields: readonly string[] = fieldsOfStep[step];
  return Object.fromEntries(problems.filter(([name]) => fields.includes(name)));
}

function accountOf({ name, email, password, birthDate }: Form) {
  return {
    name: name.trim(),
    email: email.trim(),
    password,
    answers: {
      // Until they say otherwise in their profile.
      sexo: 'prefiro_nao_dizer',
      estilo_terapeuta: 'calmo',
      lingua: currentLanguage(),
      data_nascimento: birthDate,
    },
  };
}
