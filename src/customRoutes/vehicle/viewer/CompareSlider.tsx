import { useTranslate } from 'ra-core';
import { Handle, HandleRoot, Image, Item, Provider, Root } from 'react-compare-slider/components';
import { useReactCompareSlider } from 'react-compare-slider/hooks';
import type { Photo } from '../../../../contract/entities/photo.ts';

interface CompareSliderProps {
  photo: Photo;
  /** What it is compared with; the original, where nothing else is named. */
  former?: { url: string; alt: string } | undefined;
  processedUrl: string;
  /** What the photo shows. */
  name: string;
}

const whole = { objectFit: 'contain' } as const;

/** The original, or a former picture, and the finished one, with a boundary to move by mouse, finger or arrow keys. */
export const CompareSlider = ({ photo, former, processedUrl, name }: CompareSliderProps) => {
  const translate = useTranslate();
  const slider = useReactCompareSlider();
  return (
    <Provider {...slider}>
      <Root style={{ aspectRatio: `${photo.width} / ${photo.height}`, width: '100%' }}>
        <Item item="itemOne">
          <Image
            src={former?.url ?? photo.url}
            alt={former?.alt ?? translate('vehicle.viewer.alt_original', { view: name })}
            style={whole}
          />
        </Item>
        <Item item="itemTwo">
          <Image
            src={processedUrl}
            alt={translate('vehicle.viewer.alt_finished', { view: name })}
            style={whole}
          />
        </Item>
        <HandleRoot aria-label={translate('vehicle.viewer.slider')}>
          <Handle />
        </HandleRoot>
      </Root>
    </Provider>
  );
};
