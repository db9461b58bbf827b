// Original file: protos/pandex/search/v1/search.proto


export interface RebuildState {
  'status'?: (string);
  'done'?: (number);
  'total'?: (number);
  'msg'?: (string);
}

export interface RebuildState__Output {
  'status': (string);
  'done': (number);
  'total': (number);
  'msg': (string);
}
