import { App } from '@capacitor/app';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Android's Back closes what lies on top, then goes back, and from the first screen out of the app. */
export async function followBackButton(): Promise<void> {
  await App.addListener('backButton', ({ canGoBack }) => {
    if (document.querySelector(overlays)) closeTopmost();
    else if (canGoBack) history.back();
    else void App.minimizeApp();
  });
}

/** The kit closes on Escape. It counts as held down: two presses of Back are no quick exit. */
function closeTopmost(): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, repeat: true }),
  );
}
