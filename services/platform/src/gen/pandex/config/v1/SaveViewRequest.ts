// Original file: protos/pandex/config/v1/config.proto

import type { ListColumns as _pandex_config_v1_ListColumns, ListColumns__Output as _pandex_config_v1_ListColumns__Output } from '../../../pandex/config/v1/ListColumns.ts';

export interface SaveViewRequest {
  'list'?: (string);
  'title'?: (string);
  'query'?: (string);
  'columns'?: (_pandex_config_v1_ListColumns | null);
  'shared'?: (boolean);
}

export interface SaveViewRequest__Output {
  'list': (string);
  'title': (string);
  'query': (string);
  'columns': (_pandex_config_v1_ListColumns__Output | null);
  'shared': (boolean);
}
