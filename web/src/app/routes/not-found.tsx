export default function Route() {
  return <main>…</main>;
}
