declare module 'gifenc' {
  interface Frame {
    palette?: readonly (readonly number[])[]
    delay?: number
    dispose?: number
    transparent?: boolean
    transparentIndex?: number
  }
  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, frame: Frame): void
    finish(): void
    bytes(): Uint8Array
  }
  export function GIFEncoder(): Encoder
  export function quantize(pixels: Uint8ClampedArray, colours: number): number[][]
  export function applyPalette(pixels: Uint8ClampedArray, palette: readonly (readonly number[])[]): Uint8Array
}
