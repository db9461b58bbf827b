import { deepestHit } from '../domain/build-query.ts'

/** Everything but letters and digits that writers put between words; the tokenizer would glue some of them in. */
const separators = "[._\\-'’`·•・,，:：;；]"

/** Form 1 of the index of resources. A change here needs a new form: `disk-v2`, filled, then the alias moved. */
export const diskIndexDefinition = ({ replicas }: { replicas: number }) => ({
  settings: {
    number_of_shards: 1,
    number_of_replicas: replicas,
    refresh_interval: '500ms',
    max_result_window: deepestHit,
    // How long a deletion is remembered: a save that was overtaken by it (waiting for its retry) must not bring it back.
    gc_deletes: '6h',
    analysis: {
      char_filter: {
        names_of_signs: {
          type: 'mapping',
          mappings: [
            'C++ => cplusplus',
            'c++ => cplusplus',
            'C# => csharp',
            'c# => csharp',
            '.NET => dotnet',
            '.net => dotnet',
          ],
        },
        acronyms: { type: 'pattern_replace', pattern: '(?<=\\b[A-Za-z])\\.(?=[A-Za-z]\\b)', replacement: '' },
        separators: { type: 'pattern_replace', pattern: separators, replacement: ' ' },
        line_kinds: { type: 'pattern_replace', pattern: '(?m)^(?:file|folder):', replacement: ' ' },
      },
      analyzer: {
        pairs: {
          type: 'custom',
          char_filter: ['names_of_signs', 'acronyms', 'separators'],
          tokenizer: 'standard',
          filter: ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram'],
        },
        pairs_of_lines: {
          type: 'custom',
          char_filter: ['line_kinds', 'names_of_signs', 'acronyms', 'separators'],
          tokenizer: 'standard',
          filter: ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram'],
        },
        characters: {
          type: 'custom',
          char_filter: ['names_of_signs', 'acronyms', 'separators'],
          tokenizer: 'standard',
          filter: ['cjk_width', 'lowercase', 'asciifolding'],
        },
      },
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'long' },
      doc_id: { type: 'keyword' },
      disk_type: { type: 'keyword' },
      disk_id: { type: 'keyword', index: false, doc_values: false },
      disk_pass: { type: 'keyword', index: false, doc_values: false },
      disk_name: {
        type: 'text',
        analyzer: 'pairs',
        fields: { characters: { type: 'text', analyzer: 'characters' } },
      },
      files: { type: 'text', analyzer: 'pairs_of_lines' },
      tags: { type: 'text', analyzer: 'pairs' },
      share_user: { type: 'keyword', ignore_above: 256 },
      share_user_id: { type: 'keyword', index: false, doc_values: false },
      sharer: { type: 'keyword', ignore_above: 256 },
      shared_time: { type: 'date', format: 'strict_date_optional_time' },
      rel_movie: { type: 'keyword', index: false, doc_values: false },
      is_mine: { type: 'boolean' },
      enabled: { type: 'boolean' },
      is_shown: { type: 'boolean' },
      weight: { type: 'integer' },
      status: { type: 'integer' },
      size: { type: 'long' },
      cate_id: { type: 'integer' },
      health: { type: 'keyword' },
      extensions: { type: 'keyword' },
      titles: { type: 'keyword' },
      facts: { type: 'keyword' },
      quality: { type: 'short' },
    },
  },
})
