import { RemindersScreen } from '#features/reminders/screens/reminders-screen.tsx';

export default function RemindersRoute() {
  return <RemindersScreen />;
}
