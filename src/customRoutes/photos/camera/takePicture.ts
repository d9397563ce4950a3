/** Returns the camera's present picture as a JPEG: its middle in 4:3, as the viewfinder shows it, at most `widest` pixels wide. */
export const takePicture = (
  video: HTMLVideoElement,
  { widest = Number.POSITIVE_INFINITY, quality = 0.94 } = {},
): Promise<Blob | null> => {
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, (videoHeight * 4) / 3);
  const height = (width * 3) / 4;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(width, widest));
  canvas.height = Math.round((canvas.width * 3) / 4);
  canvas
    .getContext('2d')
    ?.drawImage(
      video,
      (videoWidth - width) / 2,
      (videoHeight - height) / 2,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};
