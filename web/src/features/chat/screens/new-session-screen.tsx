export function NewSessionScreen() {
  return null;
}
