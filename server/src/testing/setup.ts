// Its answer has to be made before a server replaces the global `Response`; test files that share a process import it too late.
import '@hono/node-server/utils/response';
