/** The bytes of a file that was built with the code. Throws where it cannot be fetched. */
export async function readBytes(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
