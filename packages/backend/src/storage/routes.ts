import { Hono, type Context, type HonoRequest } from 'hono';
import type * as z from 'zod';
import { isApiKey, readActor } from '../actor.ts';
import { AccessTokenError } from '../auth/access-token.ts';
import type { Actor } from '../database.ts';
import { readBody } from '../http/read-body.ts';
import { isUnavailable, logUnexpected } from '../http/unexpected.ts';
import { findBucket } from './bucket.ts';
import type { StorageContext } from './context.ts';
import { copyObject, copySchema } from './copy-object.ts';
import { databaseRefusal } from './database-error.ts';
import { StorageError } from './errors.ts';
import { findLinkedObject, findObject, findPublicObject, type ObjectAddress } from './find-object.ts';
import { listObjects, listPage, listSchema, pageSchema } from './list-objects.ts';
import { moveObject, transferSchema } from './move-object.ts';
import { presentInfo } from './object.ts';
import { readObjectName } from './object-name.ts';
import { getBucket, listBuckets } from './read-buckets.ts';
import { removeObjects, removeSchema } from './remove-objects.ts';
import { serveObject } from './serve-object.ts';
import { signManySchema, signObject, signObjects, signSchema } from './sign-objects.ts';
import { signUpload, uploadObject } from './upload-object.ts';

const maximumUrlLength = 8192;
const maximumJsonBytes = 1024 * 1024;

/** Everything under /storage/v1. */
export function storageRoutes(storage: StorageContext): Hono {
  const app = new Hono();
  const actorOf = (c: Context): Promise<Actor> => readStorageActor(c.req, storage);

  app.use(async (c, next) => {
    if (c.req.url.length > maximumUrlLength) throw new StorageError('InvalidRequest');
    const apiKey = c.req.header('apikey');
    if (apiKey !== undefined && !isApiKey(storage.keys, apiKey)) throw new StorageError('Unauthorized');
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });

  addLinkRoutes(app, storage, actorOf);
  addFolderRoutes(app, storage, actorOf);

  app.get('/object/public/:bucket/:name{.+}', async (c) =>
    serveObject(c, storage, await findPublicObject(storage.sql, addressOf(c.req)), true),
  );
  app.get('/object/info/public/:bucket/:name{.+}', async (c) =>
    c.json(presentInfo(await findPublicObject(storage.sql, addressOf(c.req)))),
  );
  for (const path of ['/object/info/authenticated/:bucket/:name{.+}', '/object/info/:bucket/:name{.+}']) {
    app.get(path, async (c) => c.json(presentInfo(await findObject(storage, await actorOf(c), addressOf(c.req)))));
  }
  for (const path of ['/object/authenticated/:bucket/:name{.+}', '/object/:bucket/:name{.+}']) {
    app.get(path, async (c) => serveObject(c, storage, await findObject(storage, await actorOf(c), addressOf(c.req))));
  }
  app.post('/object/:bucket/:name{.+}', async (c) => {
    const mode = isUpsert(c.req) ? 'upsert' : 'create';
    return c.json(await uploadObject(storage, await actorOf(c), { ...addressOf(c.req), mode }, c.req));
  });
  app.put('/object/:bucket/:name{.+}', async (c) =>
    c.json(await uploadObject(storage, await actorOf(c), { ...addressOf(c.req), mode: 'update' }, c.req)),
  );
  app.delete('/object/:bucket/:name{.+}', async (c) => {
    const { bucket, name } = addressOf(c.req);
    const removed = await removeObjects(storage, await actorOf(c), { bucket, names: [name] });
    if (removed.length === 0) throw new StorageError('NoSuchKey');
    return c.json({ message: 'Successfully deleted' });
  });

  app.all('*', () => {
    throw new StorageError('NoSuchRoute');
  });
  app.onError((error, c) => {
    // Nobody hears the answer to an upload that was broken off.
    const isOver = c.req.raw.signal.aborted;
    const refusal =
      error instanceof StorageError ? error : isOver ? new StorageError('InvalidRequest') : toAuthError(storage, error);
    c.header('Cache-Control', 'no-store');
    if (refusal.retryAfter) c.header('Retry-After', String(refusal.retryAfter));
    return c.json(refusal.answer, refusal.status);
  });
  return app;
}

type ActorOf = (c: Context) => Promise<Actor>;

/** Links that are signed, and what they open. */
function addLinkRoutes(app: Hono, storage: StorageContext, actorOf: ActorOf): void {
  app.post('/object/upload/sign/:bucket/:name{.+}', async (c) => {
    const [actor, address, upsert] = [await actorOf(c), addressOf(c.req), isUpsert(c.req)];
    return c.json(await signUpload(storage, actor, { ...address, mode: upsert ? 'upsert' : 'create' }));
  });
  app.put('/object/upload/sign/:bucket/:name{.+}', async (c) => {
    const address = addressOf(c.req);
    const permit = await storage.links.readUpload(c.req.query('token') ?? '', `${address.bucket}/${address.name}`);
    const mode = permit.upsert ? 'upsert' : 'create';
    return c.json(await uploadObject(storage, permit.actor, { ...address, mode }, c.req));
  });
  app.post('/object/sign/:bucket', async (c) => {
    const { paths, expiresIn: seconds } = await readJson(c.req, signManySchema);
    return c.json(await signObjects(storage, await actorOf(c), { bucket: c.req.param('bucket'), paths, seconds }));
  });
  app.post('/object/sign/:bucket/:name{.+}', async (c) => {
    const { expiresIn: seconds } = await readJson(c.req, signSchema);
    return c.json(await signObject(storage, await actorOf(c), { address: addressOf(c.req), seconds }));
  });
  app.get('/object/sign/:bucket/:name{.+}', async (c) => {
    const address = addressOf(c.req);
    await storage.links.assertDownload(c.req.query('token') ?? '', `${address.bucket}/${address.name}`);
    return serveObject(c, storage, await findLinkedObject(storage.sql, address));
  });
}

/** What concerns buckets, and several objects of one. */
function addFolderRoutes(app: Hono, storage: StorageContext, actorOf: ActorOf): void {
  app.get('/bucket', async (c) => c.json(await listBuckets(storage, await actorOf(c))));
  app.get('/bucket/:id', async (c) => c.json(await getBucket(storage, await actorOf(c), c.req.param('id'))));
  app.post('/object/list/:bucket', async (c) => {
    const request = await readJson(c.req, listSchema);
    const { id } = await findBucket(storage.sql, c.req.param('bucket'));
    return c.json(await listObjects(storage, await actorOf(c), id, request));
  });
  app.post('/object/list-v2/:bucket', async (c) => {
    const request = await readJson(c.req, pageSchema);
    const { id } = await findBucket(storage.sql, c.req.param('bucket'));
    return c.json(await listPage(storage, await actorOf(c), id, request));
  });
  app.post('/object/move', async (c) =>
    c.json(await moveObject(storage, await actorOf(c), await readJson(c.req, transferSchema))),
  );
  app.post('/object/copy', async (c) => {
    const input = await readJson(c.req, copySchema);
    return c.json(await copyObject(storage, await actorOf(c), { input, isUpsert: isUpsert(c.req) }));
  });
  app.delete('/object/:bucket', async (c) => {
    const { prefixes: names } = await readJson(c.req, removeSchema);
    return c.json(await removeObjects(storage, await actorOf(c), { bucket: c.req.param('bucket'), names }));
  });
}

const isUpsert = (request: HonoRequest): boolean => request.header('x-upsert') === 'true';

function addressOf(request: HonoRequest): ObjectAddress {
  return { bucket: request.param('bucket') ?? '', name: readObjectName(request.param('name') ?? '') };
}

async function readStorageActor(request: HonoRequest, { accessTokens, keys }: StorageContext): Promise<Actor> {
  try {
    return await readActor(request, accessTokens, keys);
  } catch (error) {
    throw error instanceof AccessTokenError ? new StorageError('Unauthorized') : error;
  }
}

async function readJson<T>(request: HonoRequest, schema: z.ZodType<T>): Promise<T> {
  const text = await readBody(request, maximumJsonBytes);
  if (text === undefined) throw new StorageError('EntityTooLarge');
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StorageError('InvalidRequest');
  }
}

function toAuthError({ log }: StorageContext, error: Error): StorageError {
  const refusal = databaseRefusal(error);
  if (refusal) return refusal;
  logUnexpected(log, error);
  return new StorageError(isUnavailable(error) ? 'SlowDown' : 'InternalError');
}
