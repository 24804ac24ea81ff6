export function SessionScreen({ sessionId }: { sessionId: string }) {
  return <p>{sessionId}</p>;
}
