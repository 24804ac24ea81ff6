import type { Sql } from '@alento/sql/sql.ts';
import type { BackendOptions } from '../backend.ts';
import { generateSigningKey, derivePublishableKey } from '../keys.ts';
import { changeTables, notesTable } from './schema.ts';

const noLimit = { attempts: 1_000_000, seconds: 3600 };

/** Options with a key of their own, the table `notes`, and limits that no test meets by chance. */
export async function testOptions(sql: Sql): Promise<BackendOptions> {
  const signingKey = await generateSigningKey();
  return {
    sql,
    issuer: 'http://localhost/auth/v1',
    signingKey,
    publishableKey: await derivePublishableKey(signingKey),
    autoconfirm: true,
    siteUrl: 'http://localhost/',
    sendMail: () => Promise.resolve(),
    // What the cost buys is nothing that a test could see.
    passwords: { cost: 4 },
    tables: { notes: notesTable },
    changes: changeTables,
    limits: {
      signUpPerAddress: noLimit,
      signUpPerAccount: noLimit,
      passwordPerAddress: noLimit,
      passwordPerClient: noLimit,
      passwordPerAccount: noLimit,
      refreshPerAddress: noLimit,
      factorPerAccount: noLimit,
      mailPerAddress: noLimit,
      mailPerAccount: noLimit,
      smsPerAddress: noLimit,
      smsPerAccount: noLimit,
      verifyPerAddress: noLimit,
      verifyPerAccount: noLimit,
      providerPerAddress: noLimit,
      uploadPerPerson: noLimit,
    },
    log: () => undefined,
  };
}
