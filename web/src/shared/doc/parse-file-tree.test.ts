import { describe, expect, it } from 'vitest'
import { filterTree, parseFileTree, totalsByKind } from './parse-file-tree.ts'

describe('parseFileTree', () => {
  it('keeps the order of files and folders', () => {
    const tree = parseFileTree('folder:怪兽大学 4K\nfile:怪兽大学.mp4\nfile:花絮.mp4')
    expect(tree.nodes.map((node) => [node.name, node.isFolder])).toEqual([
      ['怪兽大学 4K', true],
      ['怪兽大学.mp4', false],
      ['花絮.mp4', false],
    ])
    expect([tree.files, tree.folders]).toEqual([2, 1])
  })

  it('joins paths below one folder', () => {
    const tree = parseFileTree('folder:S01\nfile:S01/E01.mkv\nfile:S01/E02.mkv\nfile:S02/E01.mkv')
    expect(tree.nodes.map((node) => [node.name, node.children.map((child) => child.name)])).toEqual([
      ['S01', ['E01.mkv', 'E02.mkv']],
      ['S02', ['E01.mkv']],
    ])
    expect([tree.files, tree.folders]).toEqual([3, 2])
  })

  it('keeps files of one name apart and reads a line without a kind as a file', () => {
    expect(parseFileTree('file:a.txt\nfile:a.txt\nb:c.txt').files).toBe(3)
  })

  it('is empty for an empty listing', () => {
    expect(parseFileTree('\n \n')).toEqual({ nodes: [], files: 0, folders: 0 })
  })

  it('sums the sizes of the files of each folder', () => {
    const tree = parseFileTree('folder:S01\nfile:说明.txt\nfile:S01/E01.mkv\nfile:S01/字幕/E01.ass', [0, 5, 700, 20])
    expect(tree.nodes.map(({ name, size, files }) => [name, size, files])).toEqual([
      ['S01', 720, 2],
      ['说明.txt', 5, 1],
    ])
    expect(tree.nodes[0]?.children.map(({ name, size }) => [name, size])).toEqual([
      ['E01.mkv', 700],
      ['字幕', 20],
    ])
  })
})

const season = parseFileTree(
  'file:S01/E01.mkv\nfile:S01/E02.mkv\nfile:S01/E01.ass\nfile:封面.jpg\nfile:读我',
  [700, 800, 1, 2, 3],
)

describe('totalsByKind', () => {
  it('counts files and bytes of each kind, largest first', () => {
    expect(totalsByKind(season.nodes)).toEqual([
      { kind: 'video', files: 2, size: 1_500 },
      { kind: 'other', files: 1, size: 3 },
      { kind: 'image', files: 1, size: 2 },
      { kind: 'doc', files: 1, size: 1 },
    ])
  })
})

describe('filterTree', () => {
  it('keeps matching names with the folders above them, and counts only those', () => {
    expect(filterTree(season.nodes, ' e01 ')).toMatchObject([
      { name: 'S01', files: 2, size: 701, children: [{ name: 'E01.mkv' }, { name: 'E01.ass' }] },
    ])
    expect(filterTree(season.nodes, 's01')).toMatchObject([{ name: 'S01', files: 3, size: 1_501 }])
    expect(filterTree(season.nodes, '没有')).toEqual([])
    expect(filterTree(season.nodes, ' ')).toHaveLength(3)
  })
})
