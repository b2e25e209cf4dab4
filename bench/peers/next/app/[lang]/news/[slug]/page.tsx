import { newsSlugs } from '../../../../../shared/content';
import { PeerPage } from '../../../../components/peer-page';
import '../../../../styles/news.css';

export const revalidate = 3600;

export const generateStaticParams = async () => (await newsSlugs()).map((slug) => ({ slug }));

interface PageProps {
  params: Promise<{ lang: string; slug: string }>;
}

export default async function NewsPage({ params }: PageProps) {
  const { lang, slug } = await params;
  return <PeerPage kind="news" lang={lang} slug={slug} />;
}
