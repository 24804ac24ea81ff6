import { Outlet } from 'react-router';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { ConversationFrame } from './conversation-frame.tsx';

/** The frame around a conversation with the screen of the address in it. */
export default function ConversationLayout() {
  return (
    <ConversationFrame aside={<DeskSlot name="aside" />}>
      <Outlet />
    </ConversationFrame>
  );
}
