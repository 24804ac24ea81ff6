import { AdminScreen } from '../admin/admin-screen.tsx';

export default function AdminRoute() {
  return <AdminScreen />;
}
