import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 44,
  overflow: 'hidden',
  borderRadius: 6,
  color: theme.palette.text.disabled,
  backgroundColor: theme.palette.action.hover,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

/** A small picture, or the outline of one. Its place is kept while it loads. */
export const Thumbnail = ({ src }: { src: string }) => (
  <Frame>
    {src ? <img src={src} width={64} height={44} alt="" loading="lazy" decoding="async" /> : <ImageOutlined aria-hidden="true" />}
  </Frame>
);
