import type { EngineSwitchChange, MaintenanceChange } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import type { AdminOptions } from '../context.ts';
import { asAdmin } from '../data.ts';
import { storeMaintenance, storeSwitch } from './data.ts';
import { listEngines, type Engines } from './list-engines.ts';

interface Switching {
  ctx: PersonContext;
  options: Engines & Pick<AdminOptions, 'operations'>;
  input: EngineSwitchChange;
}

/** Switches a model off or on, in one language or in all. One that is not configured any more can still be switched on. */
export async function switchEngine({ ctx, options, input }: Switching): Promise<void> {
  const isKnown = listEngines(options).some(({ gateway }) => gateway.model === input.model);
  if (input.isOff && !isKnown) throw new AppError('admin.engine_not_found');
  await asAdmin(ctx, (tx) => storeSwitch(tx, input));
  options.operations.forget();
}

interface Maintaining {
  ctx: PersonContext;
  options: Pick<AdminOptions, 'operations'>;
  input: MaintenanceChange;
}

/** Begins or ends maintenance, for every process. */
export async function setMaintenance({ ctx, options, input }: Maintaining): Promise<void> {
  await asAdmin(ctx, (tx) => storeMaintenance(tx, input));
  options.operations.forget();
}
