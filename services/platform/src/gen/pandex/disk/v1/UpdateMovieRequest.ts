// Original file: protos/pandex/disk/v1/disk.proto

import type { Texts as _pandex_disk_v1_Texts, Texts__Output as _pandex_disk_v1_Texts__Output } from '../../../pandex/disk/v1/Texts.ts';
import type { Long } from '@grpc/proto-loader';

export interface UpdateMovieRequest {
  'id'?: (number | string | Long);
  'name'?: (string);
  'alias'?: (_pandex_disk_v1_Texts | null);
  'year'?: (number);
  'type'?: (string);
  'cover'?: (string);
  'rating'?: (number | string);
  'douban_id'?: (string);
  'description'?: (string);
  'actors'?: (_pandex_disk_v1_Texts | null);
  'item_order'?: (number);
  'show'?: (boolean);
  '_name'?: "name";
  '_year'?: "year";
  '_type'?: "type";
  '_cover'?: "cover";
  '_rating'?: "rating";
  '_douban_id'?: "douban_id";
  '_description'?: "description";
  '_item_order'?: "item_order";
  '_show'?: "show";
}

export interface UpdateMovieRequest__Output {
  'id': (number);
  'name'?: (string);
  'alias': (_pandex_disk_v1_Texts__Output | null);
  'year'?: (number);
  'type'?: (string);
  'cover'?: (string);
  'rating'?: (number);
  'douban_id'?: (string);
  'description'?: (string);
  'actors': (_pandex_disk_v1_Texts__Output | null);
  'item_order'?: (number);
  'show'?: (boolean);
}
