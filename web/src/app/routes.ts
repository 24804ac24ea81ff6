import { layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  // The server answers `/` with the page of the visitor's language.
  route(':lang?', 'routes/landing.tsx'),
  layout('layouts/product-layout.tsx', [
    route('login', 'routes/login.tsx'),
    layout('layouts/signed-in-layout.tsx', [
      layout('layouts/shell-layout.tsx', [
        route('app', 'routes/home.tsx'),
        route('new-session', 'routes/new-session.tsx'),
        route('sessions', 'routes/sessions.tsx'),
      ]),
      route('session/:sessionId', 'routes/session.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
