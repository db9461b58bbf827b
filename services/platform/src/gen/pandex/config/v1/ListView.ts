// Original file: protos/pandex/config/v1/config.proto

import type { ListColumns as _pandex_config_v1_ListColumns, ListColumns__Output as _pandex_config_v1_ListColumns__Output } from '../../../pandex/config/v1/ListColumns.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListView {
  'id'?: (number | string | Long);
  'list'?: (string);
  'title'?: (string);
  'query'?: (string);
  'columns'?: (_pandex_config_v1_ListColumns | null);
  'shared'?: (boolean);
  'owner_id'?: (number | string | Long);
  'own'?: (boolean);
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface ListView__Output {
  'id': (number);
  'list': (string);
  'title': (string);
  'query': (string);
  'columns': (_pandex_config_v1_ListColumns__Output | null);
  'shared': (boolean);
  'owner_id': (number);
  'own': (boolean);
  'create_time': (string);
  'update_time': (string);
}
