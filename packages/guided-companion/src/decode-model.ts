import { readJointModel, type JointModel } from '@alento/classifier/joint-model.ts';

/** Makes ready what `companion:train` has written, which is base64. Throws a RangeError where it is no model. */
export function decodeModel(written: string): JointModel {
  return readJointModel(Uint8Array.from(atob(written), (sign) => sign.charCodeAt(0)));
}
