import * as z from 'zod/mini';
import { deviceInstantSchema, isStorable } from '../common/schema.ts';
import { genders, profileSchema, profileStyles } from './profile-schema.ts';

const changed = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(z.object({ value, changedAt: deviceInstantSchema }));

const { lingua, som_ativado } = profileSchema.shape;
const nome_completo = profileSchema.shape.nome_completo.check(z.refine((name) => name === null || isStorable(name)));
const avatar_url = profileSchema.shape.avatar_url.check(z.refine((url) => url === null || isStorable(url)));

/** What can be changed of a profile without a connection: by field, its value and when a device changed it. */
export const profileChangesSchema = z.strictObject({
  nome_completo: changed(nome_completo),
  sexo: changed(z.nullable(z.enum(genders))),
  estilo_terapeuta: changed(z.enum(profileStyles)),
  lingua: changed(lingua),
  som_ativado: changed(som_ativado),
  animacoes_ativadas: changed(som_ativado),
  modo_escuro: changed(som_ativado),
  leitura_automatica: changed(som_ativado),
  sequencia_visivel: changed(som_ativado),
  avatar_url: changed(avatar_url),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

export type OfflineProfileField = keyof typeof profileChangesSchema.shape;
export const offlineProfileFields = Object.keys(profileChangesSchema.shape) as OfflineProfileField[];
