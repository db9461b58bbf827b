import { maxResultWindow } from '../../domain/query/search-query.ts'
import { simplifiedCharacters } from '@pandex/contracts/text/simplified-chinese'

/** Punctuation between words; the tokenizer would join words at some of it. */
const separators = "[._\\-'’`·•・,，:：;；]"

/** As in `normalizeTitle`: signs that obfuscate words between single Chinese characters. Java's regular expressions. */
const obfuscatingSigns =
  '(?<=(?:^|[^\\p{IsHan}])\\p{IsHan})(?:[._*·•・★☆+~|^-]{1,2}(?=\\p{IsHan})|[ \\u3000](?=\\p{IsHan}(?:[^\\p{IsHan}]|$)))'

/** Increment it for changes that a running index cannot apply in place (all but added fields). */
export const indexSchemaVersion = 20

export const diskIndexDefinition = ({ shards, replicas }: { shards: number; replicas: number }) => ({
  settings: {
    number_of_shards: shards,
    number_of_replicas: replicas,
    refresh_interval: '500ms',
    max_result_window: maxResultWindow,
    // Elasticsearch remembers deletions this long, so that a delayed retry of an older save does not restore a
    // document.
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
        simplified: {
          type: 'mapping',
          mappings: [...simplifiedCharacters].map(([traditional, simple]) => `${traditional} => ${simple}`),
        },
        hiding_signs: { type: 'pattern_replace', pattern: obfuscatingSigns, replacement: '' },
        acronyms: { type: 'pattern_replace', pattern: '(?<=\\b[A-Za-z])\\.(?=[A-Za-z]\\b)', replacement: '' },
        separators: { type: 'pattern_replace', pattern: separators, replacement: ' ' },
        line_kinds: { type: 'pattern_replace', pattern: '(?m)^(?:file|folder):', replacement: ' ' },
      },
      analyzer: {
        pairs: {
          type: 'custom',
          char_filter: ['simplified', 'names_of_signs', 'hiding_signs', 'acronyms', 'separators'],
          tokenizer: 'standard',
          filter: ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram'],
        },
        pairs_of_lines: {
          type: 'custom',
          char_filter: ['line_kinds', 'simplified', 'names_of_signs', 'hiding_signs', 'acronyms', 'separators'],
          tokenizer: 'standard',
          filter: ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram'],
        },
        characters: {
          type: 'custom',
          char_filter: ['simplified', 'names_of_signs', 'hiding_signs', 'acronyms', 'separators'],
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
      file_count: { type: 'integer', index: false, doc_values: false },
      tags: { type: 'text', analyzer: 'pairs' },
      tag_names: { type: 'keyword', ignore_above: 256 },
      tag_keys: { type: 'keyword', ignore_above: 256 },
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
      cost_coin: { type: 'integer' },
      views: { type: 'long', index: false },
      checked_at: { type: 'keyword', index: false, doc_values: false },
      is_banned: { type: 'boolean' },
      extensions: { type: 'keyword' },
      titles: { type: 'keyword', copy_to: 'known_as' },
      copy_group: { type: 'keyword' },
      copy_base: { type: 'keyword' },
      copy_work: { type: 'keyword' },
      sounds: { type: 'keyword' },
      names: { type: 'keyword' },
      typed_forms: { type: 'keyword' },
      file_titles: { type: 'keyword', copy_to: 'known_as' },
      known_as: { type: 'keyword' },
      facts: { type: 'keyword' },
      fact_groups: { type: 'keyword', doc_values: false },
      facet_tokens: { type: 'keyword' },
      title_tokens: { type: 'keyword' },
      quality: { type: 'short' },
    },
  },
})
