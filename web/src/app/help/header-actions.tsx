import { SafetyActions } from './safety-actions.tsx';

/** What keeps a person safe, in the header of a conversation; where there is a third column, it has them. */
export function HeaderActions() {
  return (
    <div className="flex items-center gap-1 sm:gap-2 xl:hidden">
      <SafetyActions room="little" />
    </div>
  );
}
