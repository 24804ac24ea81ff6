import { KEYUTIL, KJUR } from 'jsrsasign';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Three certificates, as the App Store signs with: a root, one under it, and one whose key signs. */
export interface CertificateChain {
  /** As PEM. */
  readonly root: string;
  /** The signing one first, as the header of a JWS has them. */
  readonly x5c: readonly string[];
  readonly key: KeyObject;
}

// What Apple's certificates are told from others by.
const signsReceipts = '1.2.840.113635.100.6.11.1';
const isIntermediate = '1.2.840.113635.100.6.2.1';

interface Certificate {
  readonly pem: string;
  readonly key: string;
  readonly name: string;
}

/** Makes a chain of our own; with another name each time, since a certificate is known by it. */
export function createCertificateChain(name = 'Test'): CertificateChain {
  const root = issue({ name: `${name} Root`, marks: [], isAuthority: true });
  const middle = issue({ name: `${name} Intermediate`, marks: [isIntermediate], isAuthority: true, issuer: root });
  const leaf = issue({ name: `${name} Leaf`, marks: [signsReceipts], isAuthority: false, issuer: middle });
  return { root: root.pem, x5c: [leaf, middle, root].map(({ pem }) => toDer(pem)), key: createPrivateKey(leaf.key) };
}

interface Wanted {
  readonly name: string;
  readonly marks: readonly string[];
  readonly isAuthority: boolean;
  /** Itself, if it is a root. */
  readonly issuer?: Certificate;
}

function issue({ name, marks, isAuthority, issuer }: Wanted): Certificate {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificate = new KJUR.asn1.x509.Certificate({
    version: 3,
    serial: { int: Math.floor(Math.random() * 1e9) },
    issuer: { str: `/CN=${issuer?.name ?? name}` },
    subject: { str: `/CN=${name}` },
    notbefore: '20200101000000Z',
    notafter: '20400101000000Z',
    sbjpubkey: KEYUTIL.getKey(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    ext: [
      { extname: 'basicConstraints', critical: true, cA: isAuthority },
      ...marks.map((mark) => ({ extname: mark, extn: '0500' })),
    ],
    sigalg: 'SHA256withECDSA',
    cakey: KEYUTIL.getKey(issuer?.key ?? key),
  });
  return { pem: certificate.getPEM(), key, name };
}

function toDer(pem: string): string {
  return pem.replaceAll(/-----[^-]+-----|\s/g, '');
}
