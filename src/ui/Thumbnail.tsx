import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const PicturePlace = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 6,
  color: theme.palette.text.disabled,
  backgroundColor: theme.palette.action.hover,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

interface ThumbnailProps {
  src: string | null;
  width?: number | undefined;
  height?: number | undefined;
  /** The outline that stands for a missing picture. */
  outline?: ReactNode;
}

/** A small picture, or the outline of one. Its place is kept while it loads. */
export const Thumbnail = ({
  src,
  width = 64,
  height = 44,
  outline = <ImageOutlined aria-hidden="true" />,
}: ThumbnailProps) => (
  <PicturePlace style={{ width, height }}>
    {src ? (
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    ) : (
      outline
    )}
  </PicturePlace>
);
