import type { EngineSwitchChange, MaintenanceChange } from '@alento/domain/admin/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export async function fetchOperations(tx: TransactionSql): Promise<object> {
  const [row] = await tx<{ operations: object }[]>`select private.admin_operations() as operations`;
  return row?.operations ?? {};
}

export async function storeSwitch(tx: TransactionSql, { model, language, isOff }: EngineSwitchChange): Promise<void> {
  await tx`select private.admin_switch_engine(${model}, ${language}, ${isOff})`;
}

export async function storeMaintenance(tx: TransactionSql, { isOn, retryAfter }: MaintenanceChange): Promise<void> {
  await tx`select private.admin_set_maintenance(${isOn}, ${retryAfter})`;
}
