// Original file: protos/pandex/search/v1/search.proto


export interface RebuildRef {
  'run_id'?: (string);
}

export interface RebuildRef__Output {
  'run_id': (string);
}
