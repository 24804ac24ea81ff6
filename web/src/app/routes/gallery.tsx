import { GalleryScreen } from '../gallery/gallery-screen.tsx';

export default function GalleryRoute() {
  return <GalleryScreen />;
}
