import { isBlank } from '@alento/safety/support-plan/merge-plans.ts';
import { planSteps, type SafetyPlan } from '@alento/safety/support-plan/schema.ts';
import type { Line } from '@alento/safety/help-lines/schema.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { NumberText } from '../../components/number-text.tsx';
import { stepWords } from './step-words.ts';

interface PlanPaperProps {
  plan: SafetyPlan;
  emergency: string;
  lines: readonly Line[];
}

/** The plan on one sheet of paper, to fold into a wallet or hang on a door: only when it is printed. */
export function PlanPaper({ plan, emergency, lines }: PlanPaperProps) {
  const { t } = useTranslation(['safety-plan', 'safety']);
  const writeNumber = useNumbers();
  return (
    <article className="hidden print:block">
      <div className="flex items-end justify-between gap-6 border-b-2 border-ink pb-2">
        <h1 className="font-display text-3xl">{t('title')}</h1>
        <p className="text-end">
          {t('safety:emergency.title')} <PaperNumber>{emergency}</PaperNumber>
        </p>
      </div>
      <ol className="columns-2 gap-10">
        {planSteps.map((step, index) => (
          <li key={step} className="break-inside-avoid pt-5">
            <h2 className="flex gap-2 font-display text-xl">
              <span className="tabular-nums">{writeNumber(index + 1)}</span>
              {t(stepWords[step].title)}
            </h2>
            <ul className="mt-1.5 flex flex-col gap-1.5">
              {plan[step]
                .filter((entry) => !isBlank(entry))
                .map(({ id, text, phone }) => (
                  <PaperEntry key={id} text={text} numbers={phone.trim() === '' ? [] : [phone]} />
                ))}
              {step === 'lines' &&
                lines.map(({ name, phones }) => (
                  <PaperEntry key={name} text={name} numbers={phones.slice(0, 1).map(({ number }) => number)} />
                ))}
              {/* Room for what comes to mind later. */}
              <li aria-hidden="true" className="mt-5 border-b border-control" />
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-t border-line pt-2 text-xs text-muted">{t('credit')}</p>
    </article>
  );
}

function PaperEntry({ text, numbers }: { text: string; numbers: readonly string[] }) {
  return (
    <li className="break-inside-avoid border-s-2 border-line ps-3">
      <bdi className="whitespace-pre-line wrap-anywhere">{text}</bdi>
      {numbers.map((number) => (
        <PaperNumber key={number}>{number}</PaperNumber>
      ))}
    </li>
  );
}

function PaperNumber({ children }: { children: string }) {
  return (
    <span className="block text-xl font-semibold">
      <NumberText>{children}</NumberText>
    </span>
  );
}
