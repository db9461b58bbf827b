// Original file: protos/pandex/config/v1/config.proto


export interface ClearBlacklistRequest {
}

export interface ClearBlacklistRequest__Output {
}
