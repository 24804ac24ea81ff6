import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isNativeApp } from '#lib/is-native-app.ts';

/** In the app for phones: signs in by the links with which the system opens it. */
export function useAppLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isNativeApp()) return;
    const following = import('./open-app-links.ts').then(({ openAppLinks }) =>
      openAppLinks(() => void navigate('/app')),
    );
    return () => void following.then((stop) => stop());
  }, [navigate]);
}
