import { GlobalFonts, createCanvas } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { fileURLToPath } from 'node:url'

export type Brush = SKRSContext2D

export interface Sheet {
  canvas: Canvas
  brush: Brush
  width: number
  height: number
}

export const createSheet = ({ width, height }: { width: number; height: number }): Sheet => {
  const canvas = createCanvas(width, height)
  return { canvas, brush: canvas.getContext('2d'), width, height }
}

/** Free fonts (OFL) with the common Chinese characters, in different styles. */
const fontFiles = {
  'captcha round': import.meta.resolve('@expo-google-fonts/zcool-kuaile/400Regular/ZCOOLKuaiLe_400Regular.ttf'),
  'captcha serif': import.meta.resolve('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  'captcha angular': import.meta
    .resolve('@expo-google-fonts/zcool-qingke-huangyou/400Regular/ZCOOLQingKeHuangYou_400Regular.ttf'),
}

export const fontNames = Object.keys(fontFiles)

/** Registers the fonts. @throws Error if a file is not a font: a picture without glyphs cannot be solved */
export const loadFonts = (): void => {
  for (const [name, file] of Object.entries(fontFiles)) {
    if (GlobalFonts.has(name)) continue
    if (!GlobalFonts.registerFromPath(fileURLToPath(file), name)) throw new Error(`cannot read the font ${file}`)
  }
}

/** Hue in degrees, saturation and lightness in percent. */
export const hsl = (hue: number, saturation: number, lightness: number, alpha = 1): string =>
  `hsla(${Math.round(((hue % 360) + 360) % 360)}, ${Math.round(saturation)}%, ${Math.round(lightness)}%, ${alpha.toFixed(2)})`

export const fillPath = (brush: Brush, colour: string, points: readonly (readonly [number, number])[]): void => {
  brush.fillStyle = colour
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.fill()
}

export const fillCircle = (brush: Brush, colour: string, x: number, y: number, radius: number): void => {
  brush.fillStyle = colour
  brush.beginPath()
  brush.arc(x, y, radius, 0, 2 * Math.PI)
  brush.fill()
}

export const fillDownwards = ({ brush, width, height }: Sheet, colours: readonly string[]): void => {
  const gradient = brush.createLinearGradient(0, 0, 0, height)
  colours.forEach((colour, index) => gradient.addColorStop(index / Math.max(1, colours.length - 1), colour))
  brush.fillStyle = gradient
  brush.fillRect(0, 0, width, height)
}
