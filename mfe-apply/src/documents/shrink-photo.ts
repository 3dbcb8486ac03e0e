import type { Page } from './write-pdf.ts'

const QUALITY = 0.75

/**
 * A photograph as a page: turned as the camera was held, scaled down, and drawn anew, so that nothing of it but what is to be
 * seen stays, neither the place nor the camera.
 * @param longSide pixels it has at most
 * @throws Error for what this browser cannot read
 */
export async function shrinkPhoto(photo: Blob, longSide: number): Promise<Page> {
  // Without the option in a browser that does not know it; such a one turns the picture by itself.
  const turned = { imageOrientation: 'from-image' } as const
  const picture = await createImageBitmap(photo, turned).catch(() => createImageBitmap(photo))
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context) {
    // Paper, below what is transparent.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!context || !jpeg) throw new Error('This browser draws no pictures.')
  return { jpeg, width: canvas.width, height: canvas.height }
}
