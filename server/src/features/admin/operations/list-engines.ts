import type { AdminOptions } from '../context.ts';

export type Engines = Pick<AdminOptions, 'model' | 'premiumModel'>;

/** The models that can be switched off; the guided companion, which answers in their place, is none of them. */
export function listEngines({ model, premiumModel }: Engines) {
  const others = premiumModel.model === model.model ? [] : [{ gateway: premiumModel, isPremium: true }];
  return [{ gateway: model, isPremium: false }, ...others].filter(({ gateway }) => gateway.engine === 'model');
}
