// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { parseFileTree } from './file-tree.ts'

describe('parseFileTree', () => {
  it('reads files and folders in their order', () => {
    const tree = parseFileTree('folder:怪兽大学 4K\nfile:怪兽大学.mp4\nfile:花絮.mp4')
    expect(tree.nodes.map((node) => [node.name, node.isFolder])).toEqual([
      ['怪兽大学 4K', true],
      ['怪兽大学.mp4', false],
      ['花絮.mp4', false],
    ])
    expect([tree.files, tree.folders]).toEqual([2, 1])
  })

  it('hangs paths under one folder', () => {
    const tree = parseFileTree('folder:S01\nfile:S01/E01.mkv\nfile:S01/E02.mkv\nfile:S02/E01.mkv')
    expect(tree.nodes.map((node) => [node.name, node.children.map((child) => child.name)])).toEqual([
      ['S01', ['E01.mkv', 'E02.mkv']],
      ['S02', ['E01.mkv']],
    ])
    expect([tree.files, tree.folders]).toEqual([3, 2])
  })

  it('keeps files of one name apart and takes a line without a kind for a file', () => {
    expect(parseFileTree('file:a.txt\nfile:a.txt\nb:c.txt').files).toBe(3)
  })

  it('is empty for an empty listing', () => {
    expect(parseFileTree('\n \n')).toEqual({ nodes: [], files: 0, folders: 0 })
  })
})
