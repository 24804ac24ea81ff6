import * as z from 'zod/mini';
import { languageCodes } from '../language/languages.ts';
import { birthDateSchema } from './birth-date-schema.ts';
import { maxNameLength, maxPictureAddressLength } from './limits.ts';

/** What `perfis.sexo` holds, as the product's owner words it. */
export const genders = ['masculino', 'feminino', 'Outro', 'prefiro_nao_dizer'] as const;
export type Gender = (typeof genders)[number];

/** Values of `perfis.estilo_terapeuta`; the first is the default. */
export const profileStyles = ['calmo', 'motivacional', 'analitico'] as const;
export type ProfileStyle = (typeof profileStyles)[number];

/** A row of `perfis`. A client may send the last three, and the database keeps what it had. */
export const profileSchema = z.object({
  id_usuario: z.uuid(),
  nome_completo: z.nullable(z.string().check(z.maxLength(maxNameLength))),
  e_mail: z.nullable(z.string()),
  sexo: z.nullable(z.string()),
  estilo_terapeuta: z.string(),
  lingua: z.enum(languageCodes),
  data_nascimento: z.nullable(birthDateSchema),
  idade: z.nullable(z.number()),
  idade_confirmada: z.boolean(),
  som_ativado: z.boolean(),
  animacoes_ativadas: z.boolean(),
  modo_escuro: z.boolean(),
  leitura_automatica: z.boolean(),
  sequencia_visivel: z.boolean(),
  avatar_url: z.nullable(z.string().check(z.maxLength(maxPictureAddressLength))),
  ispremium: z.boolean(),
  trial_start_date: z.nullable(z.string()),
  trial_used: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;
