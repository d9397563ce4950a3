import { neutraliseGlass } from '../glass/neutralise.ts';
import { photoOf, type Step } from '../pipelineState.ts';
import { decodeMask } from '../raster.ts';
import { surroundingsOf } from '../surroundings/ownSurroundings.ts';

/** Neutralises what shows through the glass of a vehicle that gets other surroundings. */
export const glass: Step = {
  applies: ({ input, cutout }) =>
    cutout !== null && input.look.glass !== 'off' && surroundingsOf(input, cutout) !== 'blurred',
  async run(work) {
    const photo = photoOf(work);
    const { cutout, cached, engine } = work;
    const { look, original, cutout: earlier, strokes, panes: known } = work.input;
    if (!cutout || look.glass === 'off') return work;
    const { mask } = cutout;
    const { glass: strength } = look;
    const outline = [original, earlier, strokes && JSON.stringify(strokes)];
    const panes = await cached('glass', outline, () =>
      known ? decodeMask(known) : engine.findGlass(photo, mask),
    );
    const neutral = await cached('neutral', [photo.data, ...outline, strength], () =>
      neutraliseGlass(photo, mask, panes, strength),
    );
    return { ...work, photo: neutral };
  },
};
