/** Whether a mail to one address arrives where mails to the other do: letter case and what follows a plus make no difference. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name = ''] = lower.slice(0, at).split('+');
  return name + lower.slice(at);
}

/** As much of an address as its owner needs to recognise it: `m•••@example.com`. */
export function hideAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
