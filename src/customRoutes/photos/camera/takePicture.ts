/** Returns the camera's present picture as a JPEG: its middle in 4:3, as the viewfinder shows it. */
export const takePicture = (video: HTMLVideoElement): Promise<Blob | null> => {
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, (videoHeight * 4) / 3);
  const height = (width * 3) / 4;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
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
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.94));
};
