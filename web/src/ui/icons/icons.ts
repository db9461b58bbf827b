/** Path data on a 24 × 24 grid, drawn with one stroke. */
export type IconShape = string

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export const searchIcon: IconShape = `${circle(10.5, 10.5, 6.5)}M15.5 15.5L20.5 20.5`
export const copyIcon: IconShape = 'M8.5 8.5h11v11h-11zM5 15.5H4.5v-11h11V5'
export const openIcon: IconShape = 'M13.5 4.5h6v6M19.5 4.5L11 13M18 14.5v5H4.5V6H10'
export const shareIcon: IconShape = `${circle(17.5, 5.5, 2.5)}${circle(6.5, 12, 2.5)}${circle(17.5, 18.5, 2.5)}M8.7 10.7l6.6-3.9M8.7 13.3l6.6 3.9`
export const importIcon: IconShape = 'M12 4v10.5M7.5 10.5L12 15l4.5-4.5M4.5 15.5v4h15v-4'
export const sunIcon: IconShape = `${circle(12, 12, 4)}M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4`
export const moonIcon: IconShape = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z'
export const closeIcon: IconShape = 'M6 6l12 12M18 6L6 18'
export const checkIcon: IconShape = 'M5 12.5l4.5 4.5L19 7.5'
export const chevronDownIcon: IconShape = 'M6.5 9.5L12 15l5.5-5.5'
export const chevronRightIcon: IconShape = 'M9.5 6.5L15 12l-5.5 5.5'
export const chevronLeftIcon: IconShape = 'M14.5 6.5L9 12l5.5 5.5'
export const filterIcon: IconShape = 'M4 7h16M7 12h10M10 17h4'
export const folderIcon: IconShape = 'M3.5 18.5v-13h6l2 2.5h9v10.5z'
export const fileIcon: IconShape = 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5'
export const videoIcon: IconShape = 'M4 5.5h16v13H4zM10 9.5v5l4.5-2.5z'
export const musicIcon: IconShape = `${circle(7, 17, 2.5)}${circle(16.5, 15, 2.5)}M9.5 17V6.5L19 4.5V15`
export const imageIcon: IconShape = `M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17${circle(15.5, 9, 1)}`
export const docIcon: IconShape = 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5'
export const softIcon: IconShape = 'M4 4.5h7v7H4zM13.5 4.5h6.5v7h-6.5zM4 14h7v6H4zM13.5 14h6.5v6h-6.5z'
export const compressIcon: IconShape = 'M5 3.5h14v17H5zM12 3.5v2M12 8v2M12 12.5v2M10.5 17h3'
export const alertIcon: IconShape = 'M12 4L21 19.5H3zM12 10v4.5M12 16.8v.4'
export const infoIcon: IconShape = `${circle(12, 12, 8.5)}M12 11v5.5M12 7.6v.4`
export const keyIcon: IconShape = `${circle(8, 14, 4)}M11 11.2L19 4M16 6.8l2.5 2.5`
export const lockIcon: IconShape = 'M5 10.5h14v9.500H5zM8 10.500V8a4 4 0 0 1 8 0v2.500M12 14v2.500'
export const userIcon: IconShape = `${circle(12, 8, 4)}M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6`
export const offlineIcon: IconShape =
  'M4 4l16 16M8.5 8A7 7 0 0 0 5.5 10M12 6.5c3 0 5.5 1 7.5 3M8.5 14a5 5 0 0 1 6 -.8M12 18.3v.4'
export const backIcon: IconShape = 'M19.5 12h-15M10 6.5L4.5 12l5.5 5.5'
export const homeIcon: IconShape = 'M4 11l8-6.5L20 11v8.5h-5.5V14h-5v5.5H4z'
export const undoIcon: IconShape = 'M8.5 5L4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3.5'
export const shieldIcon: IconShape = 'M12 3.5l7.5 2.5v6c0 4-3 7-7.5 8.5C7.5 19 4.5 16 4.5 12V6z'
export const eyeIcon: IconShape = `M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z${circle(12, 12, 3)}`
export const eyeOffIcon: IconShape =
  'M4 4l16 16M9.5 5.8A9.5 9.5 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a16 16 0 0 1-2.7 3.6M6.2 7.5A16 16 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5a9.4 9.4 0 0 0 4.3-1M9.8 10a3 3 0 0 0 4.2 4.2'
export const refreshIcon: IconShape =
  'M19.5 11A7.7 7.7 0 0 0 5.4 8M4.5 4v4.5H9M4.5 13a7.7 7.7 0 0 0 14.1 3M19.5 20v-4.5H15'

/** Our own shapes instead of the drives' logos, distinguishable without colour. */
export const driveIcons: Record<string, IconShape> = {
  QUARK: `${circle(12, 12, 3)}M5.5 15.8C3.2 12.5 6 7.6 11 5.2s9.5-1.2 9.6 2.6c.1 3.8-4.6 8.4-9.6 9.4-2.3.5-4.3 0-5.5-1.400z`,
  BDY: `${circle(7.8, 12, 4.3)}${circle(16.2, 12, 4.3)}`,
  ALY: 'M7.5 18.500a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.6-.9 4.5 4.5 0 0 1-.6 8.900z',
  XUNLEI: 'M13.5 3L5.5 13.500h5.500L9.5 21l9-11.500H12.500z',
  UC: 'M5.5 4v8.500a6.5 6.5 0 0 0 13 0V4M9.5 4v8M14.5 4v8',
  '115': 'M4.5 5h15v14h-15zM9.5 5v14M14.5 5v14',
  LZY: 'M12 21C6 17.5 4 12.5 5 6.500c3 .3 5.3 1.5 7 4 1.7-2.5 4-3.7 7-4 1 6-1 11-7 14.500zM12 10.500V21',
}
