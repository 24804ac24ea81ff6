import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import type { ChatContext } from './context.ts';

type Engines = Pick<ChatContext, 'model' | 'premiumModel' | 'guided' | 'isSwitchedOff'>;

/** Who answers in a language: the model of the plan, else the usual one, else the guided companion, as operators have it. */
export async function chooseEngine(
  ctx: Engines,
  { language, hasPremium = false }: { language: LanguageCode; hasPremium?: boolean },
): Promise<ModelGateway> {
  for (const engine of hasPremium ? [ctx.premiumModel, ctx.model] : [ctx.model]) {
    if (engine.engine === 'guided' || !(await ctx.isSwitchedOff(engine.model, language))) return engine;
  }
  return ctx.guided;
}
