/** Tells when a press on a button begins and ends, for what happens as long as it is held. */
export { Pressable } from 'react-aria-components/Pressable';
