import type { IconShape } from '../ui/icons/icons.ts'

export const diskIcon: IconShape = 'M4 5h16v6H4zM4 13h16v6H4zM7.5 8h.4M7.5 16h.4'
export const peopleIcon: IconShape =
  'M9 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 19.500c.5-3.7 2.8-5.5 6-5.500s5.5 1.8 6 5.500M15.5 5a3.5 3.5 0 0 1 0 6.200M17.5 14.500c2 .8 3.2 2.5 3.5 5'
export const flameIcon: IconShape =
  'M12 3c1 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.5-4 2.5-5.5.5 1.5 1 2 2 2.5.5-3-.5-5 1-8z'
export const banIcon: IconShape = 'M12 3.500l7 2.500v5.500c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12h6'
export const taskIcon: IconShape =
  'M5 4.500h14v15H5zM8.5 9l1.2 1.200L12 8M14 9.500h2M8.5 15l1.2 1.200L12 14M14 15.500h2'
export const listIcon: IconShape = 'M8.5 6.500h11M8.5 12h11M8.5 17.500h11M4.5 6.500h.4M4.5 12h.4M4.5 17.500h.4'
export const dataIcon: IconShape =
  'M5 6.500C5 5 8 4 12 4s7 1 7 2.500S16 9 12 9 5 8 5 6.500zM5 6.500v11C5 19 8 20 12 20s7-1 7-2.500v-11M5 12c0 1.5 3 2.5 7 2.500s7-1 7-2.5'
export const chartIcon: IconShape = 'M4.5 4.500v15h15M8.5 15.500v-4M12.5 15.500V8M16.5 15.500v-6'
export const configIcon: IconShape = 'M4 7.500h9M17 7.500h3M15 5.500v4M4 16.500h3M11 16.500h9M9 14.500v4'
export const bellIcon: IconShape = 'M6.5 16.500V11a5.5 5.5 0 0 1 11 0v5.500l1.5 1h-14zM10.5 20h3'
export const menuIcon: IconShape = 'M4 6.500h16M4 12h16M4 17.500h16'
export const foldIcon: IconShape = 'M4.5 4.500h15v15h-15zM9.5 4.500v15M16 9.500L13.5 12l2.5 2.5'
export const bookIcon: IconShape =
  'M5 4.500h6a2 2 0 0 1 1 .5 2 2 0 0 1 1-.5h6v14h-6a2 2 0 0 0-1 .5 2 2 0 0 0-1-.5H5zM12 5v14'
export const codeIcon: IconShape = 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5'
export const columnsIcon: IconShape = 'M4.5 5h15v14h-15zM9.5 5v14M14.5 5v14'
export const bookmarkIcon: IconShape = 'M7 4.500h10v15l-5-4-5 4z'
export const linkIcon: IconShape =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1'
export const plusIcon: IconShape = 'M12 5v14M5 12h14'
export const trashIcon: IconShape =
  'M5 7h14M9.5 7V4.500h5V7M7 7l.8 12.500h8.400L17 7M10.500 10.500v5.500M13.500 10.500v5.500'
export const downloadIcon: IconShape = 'M12 4v10.500M7.5 10.500L12 15l4.500-4.500M4.500 19.500h15'
export const moreIcon: IconShape = 'M6 12h.4M12 12h.4M18 12h.4'
export const gripIcon: IconShape = 'M9 6.500h.4M9 12h.4M9 17.500h.4M15 6.500h.4M15 12h.4M15 17.500h.4'
export const upIcon: IconShape = 'M12 19V5.500M6.500 11L12 5.500l5.500 5.500'
export const downIcon: IconShape = 'M12 5v13.500M6.500 13l5.500 5.500 5.500-5.500'
export const indentIcon: IconShape = 'M4 5.500h16M11 12h9M11 18.500h9M4 10.500L7 13l-3 2.500'
export const outdentIcon: IconShape = 'M4 5.500h16M11 12h9M11 18.500h9M7 10.500L4 13l3 2.500'
export const editIcon: IconShape = 'M5 19.500l1-4.500L16 5l3.500 3.500-10 10zM13.500 7.500L17 11'
