import { PeerPage } from '../../components/peer-page';
import '../../styles/home.css';

export const revalidate = 3600;

export default async function HomePage({ params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  return <PeerPage kind="home" lang={lang} slug="home" />;
}
