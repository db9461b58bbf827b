// Original file: protos/pandex/config/v1/config.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddDataValuesReply as _pandex_config_v1_AddDataValuesReply, AddDataValuesReply__Output as _pandex_config_v1_AddDataValuesReply__Output } from '../../../pandex/config/v1/AddDataValuesReply.ts';
import type { AddIndexNowRequest as _pandex_config_v1_AddIndexNowRequest, AddIndexNowRequest__Output as _pandex_config_v1_AddIndexNowRequest__Output } from '../../../pandex/config/v1/AddIndexNowRequest.ts';
import type { AddedIndexNow as _pandex_config_v1_AddedIndexNow, AddedIndexNow__Output as _pandex_config_v1_AddedIndexNow__Output } from '../../../pandex/config/v1/AddedIndexNow.ts';
import type { AuditList as _pandex_config_v1_AuditList, AuditList__Output as _pandex_config_v1_AuditList__Output } from '../../../pandex/config/v1/AuditList.ts';
import type { Backup as _pandex_config_v1_Backup, Backup__Output as _pandex_config_v1_Backup__Output } from '../../../pandex/config/v1/Backup.ts';
import type { BackupList as _pandex_config_v1_BackupList, BackupList__Output as _pandex_config_v1_BackupList__Output } from '../../../pandex/config/v1/BackupList.ts';
import type { Blacklist as _pandex_config_v1_Blacklist, Blacklist__Output as _pandex_config_v1_Blacklist__Output } from '../../../pandex/config/v1/Blacklist.ts';
import type { BlacklistChanges as _pandex_config_v1_BlacklistChanges, BlacklistChanges__Output as _pandex_config_v1_BlacklistChanges__Output } from '../../../pandex/config/v1/BlacklistChanges.ts';
import type { BlacklistEntry as _pandex_config_v1_BlacklistEntry, BlacklistEntry__Output as _pandex_config_v1_BlacklistEntry__Output } from '../../../pandex/config/v1/BlacklistEntry.ts';
import type { BlacklistEntryInput as _pandex_config_v1_BlacklistEntryInput, BlacklistEntryInput__Output as _pandex_config_v1_BlacklistEntryInput__Output } from '../../../pandex/config/v1/BlacklistEntryInput.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from '../../../pandex/common/v1/BulkReply.ts';
import type { BusiestAddresses as _pandex_config_v1_BusiestAddresses, BusiestAddresses__Output as _pandex_config_v1_BusiestAddresses__Output } from '../../../pandex/config/v1/BusiestAddresses.ts';
import type { ChangeDataValuesRequest as _pandex_config_v1_ChangeDataValuesRequest, ChangeDataValuesRequest__Output as _pandex_config_v1_ChangeDataValuesRequest__Output } from '../../../pandex/config/v1/ChangeDataValuesRequest.ts';
import type { ClearBlacklistRequest as _pandex_config_v1_ClearBlacklistRequest, ClearBlacklistRequest__Output as _pandex_config_v1_ClearBlacklistRequest__Output } from '../../../pandex/config/v1/ClearBlacklistRequest.ts';
import type { ConfigHistory as _pandex_config_v1_ConfigHistory, ConfigHistory__Output as _pandex_config_v1_ConfigHistory__Output } from '../../../pandex/config/v1/ConfigHistory.ts';
import type { ConfigImportPreview as _pandex_config_v1_ConfigImportPreview, ConfigImportPreview__Output as _pandex_config_v1_ConfigImportPreview__Output } from '../../../pandex/config/v1/ConfigImportPreview.ts';
import type { ConfigMap as _pandex_config_v1_ConfigMap, ConfigMap__Output as _pandex_config_v1_ConfigMap__Output } from '../../../pandex/config/v1/ConfigMap.ts';
import type { CreateOpenTokenRequest as _pandex_config_v1_CreateOpenTokenRequest, CreateOpenTokenRequest__Output as _pandex_config_v1_CreateOpenTokenRequest__Output } from '../../../pandex/config/v1/CreateOpenTokenRequest.ts';
import type { CreatedOpenToken as _pandex_config_v1_CreatedOpenToken, CreatedOpenToken__Output as _pandex_config_v1_CreatedOpenToken__Output } from '../../../pandex/config/v1/CreatedOpenToken.ts';
import type { DataLists as _pandex_config_v1_DataLists, DataLists__Output as _pandex_config_v1_DataLists__Output } from '../../../pandex/config/v1/DataLists.ts';
import type { DataValueList as _pandex_config_v1_DataValueList, DataValueList__Output as _pandex_config_v1_DataValueList__Output } from '../../../pandex/config/v1/DataValueList.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { FileTextContent as _pandex_config_v1_FileTextContent, FileTextContent__Output as _pandex_config_v1_FileTextContent__Output } from '../../../pandex/config/v1/FileTextContent.ts';
import type { FileTextList as _pandex_config_v1_FileTextList, FileTextList__Output as _pandex_config_v1_FileTextList__Output } from '../../../pandex/config/v1/FileTextList.ts';
import type { FileTextUrl as _pandex_config_v1_FileTextUrl, FileTextUrl__Output as _pandex_config_v1_FileTextUrl__Output } from '../../../pandex/config/v1/FileTextUrl.ts';
import type { FindBlacklistedReply as _pandex_config_v1_FindBlacklistedReply, FindBlacklistedReply__Output as _pandex_config_v1_FindBlacklistedReply__Output } from '../../../pandex/config/v1/FindBlacklistedReply.ts';
import type { FindBlacklistedRequest as _pandex_config_v1_FindBlacklistedRequest, FindBlacklistedRequest__Output as _pandex_config_v1_FindBlacklistedRequest__Output } from '../../../pandex/config/v1/FindBlacklistedRequest.ts';
import type { GetDataListsRequest as _pandex_config_v1_GetDataListsRequest, GetDataListsRequest__Output as _pandex_config_v1_GetDataListsRequest__Output } from '../../../pandex/config/v1/GetDataListsRequest.ts';
import type { GetFileTextRequest as _pandex_config_v1_GetFileTextRequest, GetFileTextRequest__Output as _pandex_config_v1_GetFileTextRequest__Output } from '../../../pandex/config/v1/GetFileTextRequest.ts';
import type { GetImageRequest as _pandex_config_v1_GetImageRequest, GetImageRequest__Output as _pandex_config_v1_GetImageRequest__Output } from '../../../pandex/config/v1/GetImageRequest.ts';
import type { GetStoredListsRequest as _pandex_config_v1_GetStoredListsRequest, GetStoredListsRequest__Output as _pandex_config_v1_GetStoredListsRequest__Output } from '../../../pandex/config/v1/GetStoredListsRequest.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from '../../../pandex/common/v1/Ids.ts';
import type { ImageContent as _pandex_config_v1_ImageContent, ImageContent__Output as _pandex_config_v1_ImageContent__Output } from '../../../pandex/config/v1/ImageContent.ts';
import type { ImportBlacklistReply as _pandex_config_v1_ImportBlacklistReply, ImportBlacklistReply__Output as _pandex_config_v1_ImportBlacklistReply__Output } from '../../../pandex/config/v1/ImportBlacklistReply.ts';
import type { ImportBlacklistRequest as _pandex_config_v1_ImportBlacklistRequest, ImportBlacklistRequest__Output as _pandex_config_v1_ImportBlacklistRequest__Output } from '../../../pandex/config/v1/ImportBlacklistRequest.ts';
import type { ListAllRequest as _pandex_config_v1_ListAllRequest, ListAllRequest__Output as _pandex_config_v1_ListAllRequest__Output } from '../../../pandex/config/v1/ListAllRequest.ts';
import type { ListAuditRequest as _pandex_config_v1_ListAuditRequest, ListAuditRequest__Output as _pandex_config_v1_ListAuditRequest__Output } from '../../../pandex/config/v1/ListAuditRequest.ts';
import type { ListBackupsRequest as _pandex_config_v1_ListBackupsRequest, ListBackupsRequest__Output as _pandex_config_v1_ListBackupsRequest__Output } from '../../../pandex/config/v1/ListBackupsRequest.ts';
import type { ListBlacklistChangesRequest as _pandex_config_v1_ListBlacklistChangesRequest, ListBlacklistChangesRequest__Output as _pandex_config_v1_ListBlacklistChangesRequest__Output } from '../../../pandex/config/v1/ListBlacklistChangesRequest.ts';
import type { ListBlacklistRequest as _pandex_config_v1_ListBlacklistRequest, ListBlacklistRequest__Output as _pandex_config_v1_ListBlacklistRequest__Output } from '../../../pandex/config/v1/ListBlacklistRequest.ts';
import type { ListBusiestAddressesRequest as _pandex_config_v1_ListBusiestAddressesRequest, ListBusiestAddressesRequest__Output as _pandex_config_v1_ListBusiestAddressesRequest__Output } from '../../../pandex/config/v1/ListBusiestAddressesRequest.ts';
import type { ListConfigHistoryRequest as _pandex_config_v1_ListConfigHistoryRequest, ListConfigHistoryRequest__Output as _pandex_config_v1_ListConfigHistoryRequest__Output } from '../../../pandex/config/v1/ListConfigHistoryRequest.ts';
import type { ListDataValuesRequest as _pandex_config_v1_ListDataValuesRequest, ListDataValuesRequest__Output as _pandex_config_v1_ListDataValuesRequest__Output } from '../../../pandex/config/v1/ListDataValuesRequest.ts';
import type { ListFileTextsRequest as _pandex_config_v1_ListFileTextsRequest, ListFileTextsRequest__Output as _pandex_config_v1_ListFileTextsRequest__Output } from '../../../pandex/config/v1/ListFileTextsRequest.ts';
import type { ListOpenTokensRequest as _pandex_config_v1_ListOpenTokensRequest, ListOpenTokensRequest__Output as _pandex_config_v1_ListOpenTokensRequest__Output } from '../../../pandex/config/v1/ListOpenTokensRequest.ts';
import type { ListPublicRequest as _pandex_config_v1_ListPublicRequest, ListPublicRequest__Output as _pandex_config_v1_ListPublicRequest__Output } from '../../../pandex/config/v1/ListPublicRequest.ts';
import type { ListSettingSchemasRequest as _pandex_config_v1_ListSettingSchemasRequest, ListSettingSchemasRequest__Output as _pandex_config_v1_ListSettingSchemasRequest__Output } from '../../../pandex/config/v1/ListSettingSchemasRequest.ts';
import type { ListStoredItemsRequest as _pandex_config_v1_ListStoredItemsRequest, ListStoredItemsRequest__Output as _pandex_config_v1_ListStoredItemsRequest__Output } from '../../../pandex/config/v1/ListStoredItemsRequest.ts';
import type { ListTopReferrersRequest as _pandex_config_v1_ListTopReferrersRequest, ListTopReferrersRequest__Output as _pandex_config_v1_ListTopReferrersRequest__Output } from '../../../pandex/config/v1/ListTopReferrersRequest.ts';
import type { ListUploadsRequest as _pandex_config_v1_ListUploadsRequest, ListUploadsRequest__Output as _pandex_config_v1_ListUploadsRequest__Output } from '../../../pandex/config/v1/ListUploadsRequest.ts';
import type { ListView as _pandex_config_v1_ListView, ListView__Output as _pandex_config_v1_ListView__Output } from '../../../pandex/config/v1/ListView.ts';
import type { ListViewsRequest as _pandex_config_v1_ListViewsRequest, ListViewsRequest__Output as _pandex_config_v1_ListViewsRequest__Output } from '../../../pandex/config/v1/ListViewsRequest.ts';
import type { ListVisitorsRequest as _pandex_config_v1_ListVisitorsRequest, ListVisitorsRequest__Output as _pandex_config_v1_ListVisitorsRequest__Output } from '../../../pandex/config/v1/ListVisitorsRequest.ts';
import type { NoteVisitedAddressRequest as _pandex_config_v1_NoteVisitedAddressRequest, NoteVisitedAddressRequest__Output as _pandex_config_v1_NoteVisitedAddressRequest__Output } from '../../../pandex/config/v1/NoteVisitedAddressRequest.ts';
import type { OpenToken as _pandex_config_v1_OpenToken, OpenToken__Output as _pandex_config_v1_OpenToken__Output } from '../../../pandex/config/v1/OpenToken.ts';
import type { OpenTokenList as _pandex_config_v1_OpenTokenList, OpenTokenList__Output as _pandex_config_v1_OpenTokenList__Output } from '../../../pandex/config/v1/OpenTokenList.ts';
import type { OpenTokenRow as _pandex_config_v1_OpenTokenRow, OpenTokenRow__Output as _pandex_config_v1_OpenTokenRow__Output } from '../../../pandex/config/v1/OpenTokenRow.ts';
import type { OrderStoredItemsRequest as _pandex_config_v1_OrderStoredItemsRequest, OrderStoredItemsRequest__Output as _pandex_config_v1_OrderStoredItemsRequest__Output } from '../../../pandex/config/v1/OrderStoredItemsRequest.ts';
import type { PreviewBlacklistReply as _pandex_config_v1_PreviewBlacklistReply, PreviewBlacklistReply__Output as _pandex_config_v1_PreviewBlacklistReply__Output } from '../../../pandex/config/v1/PreviewBlacklistReply.ts';
import type { PreviewBlacklistRequest as _pandex_config_v1_PreviewBlacklistRequest, PreviewBlacklistRequest__Output as _pandex_config_v1_PreviewBlacklistRequest__Output } from '../../../pandex/config/v1/PreviewBlacklistRequest.ts';
import type { RecordOpenTokenUsageRequest as _pandex_config_v1_RecordOpenTokenUsageRequest, RecordOpenTokenUsageRequest__Output as _pandex_config_v1_RecordOpenTokenUsageRequest__Output } from '../../../pandex/config/v1/RecordOpenTokenUsageRequest.ts';
import type { RecordReferrersRequest as _pandex_config_v1_RecordReferrersRequest, RecordReferrersRequest__Output as _pandex_config_v1_RecordReferrersRequest__Output } from '../../../pandex/config/v1/RecordReferrersRequest.ts';
import type { RecordVisitsRequest as _pandex_config_v1_RecordVisitsRequest, RecordVisitsRequest__Output as _pandex_config_v1_RecordVisitsRequest__Output } from '../../../pandex/config/v1/RecordVisitsRequest.ts';
import type { ReferrerList as _pandex_config_v1_ReferrerList, ReferrerList__Output as _pandex_config_v1_ReferrerList__Output } from '../../../pandex/config/v1/ReferrerList.ts';
import type { RemoveDataValuesReply as _pandex_config_v1_RemoveDataValuesReply, RemoveDataValuesReply__Output as _pandex_config_v1_RemoveDataValuesReply__Output } from '../../../pandex/config/v1/RemoveDataValuesReply.ts';
import type { RestoreConfigRequest as _pandex_config_v1_RestoreConfigRequest, RestoreConfigRequest__Output as _pandex_config_v1_RestoreConfigRequest__Output } from '../../../pandex/config/v1/RestoreConfigRequest.ts';
import type { SaveViewRequest as _pandex_config_v1_SaveViewRequest, SaveViewRequest__Output as _pandex_config_v1_SaveViewRequest__Output } from '../../../pandex/config/v1/SaveViewRequest.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from '../../../pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from '../../../pandex/common/v1/ServiceStatus.ts';
import type { SettingSchemaList as _pandex_config_v1_SettingSchemaList, SettingSchemaList__Output as _pandex_config_v1_SettingSchemaList__Output } from '../../../pandex/config/v1/SettingSchemaList.ts';
import type { StoredItem as _pandex_config_v1_StoredItem, StoredItem__Output as _pandex_config_v1_StoredItem__Output } from '../../../pandex/config/v1/StoredItem.ts';
import type { StoredItemInput as _pandex_config_v1_StoredItemInput, StoredItemInput__Output as _pandex_config_v1_StoredItemInput__Output } from '../../../pandex/config/v1/StoredItemInput.ts';
import type { StoredItemList as _pandex_config_v1_StoredItemList, StoredItemList__Output as _pandex_config_v1_StoredItemList__Output } from '../../../pandex/config/v1/StoredItemList.ts';
import type { StoredLists as _pandex_config_v1_StoredLists, StoredLists__Output as _pandex_config_v1_StoredLists__Output } from '../../../pandex/config/v1/StoredLists.ts';
import type { UpdateFileTextRequest as _pandex_config_v1_UpdateFileTextRequest, UpdateFileTextRequest__Output as _pandex_config_v1_UpdateFileTextRequest__Output } from '../../../pandex/config/v1/UpdateFileTextRequest.ts';
import type { UpdateOpenTokenRequest as _pandex_config_v1_UpdateOpenTokenRequest, UpdateOpenTokenRequest__Output as _pandex_config_v1_UpdateOpenTokenRequest__Output } from '../../../pandex/config/v1/UpdateOpenTokenRequest.ts';
import type { UpdateRequest as _pandex_config_v1_UpdateRequest, UpdateRequest__Output as _pandex_config_v1_UpdateRequest__Output } from '../../../pandex/config/v1/UpdateRequest.ts';
import type { UploadImageRequest as _pandex_config_v1_UploadImageRequest, UploadImageRequest__Output as _pandex_config_v1_UploadImageRequest__Output } from '../../../pandex/config/v1/UploadImageRequest.ts';
import type { UploadList as _pandex_config_v1_UploadList, UploadList__Output as _pandex_config_v1_UploadList__Output } from '../../../pandex/config/v1/UploadList.ts';
import type { UploadedImage as _pandex_config_v1_UploadedImage, UploadedImage__Output as _pandex_config_v1_UploadedImage__Output } from '../../../pandex/config/v1/UploadedImage.ts';
import type { VerifyOpenTokenRequest as _pandex_config_v1_VerifyOpenTokenRequest, VerifyOpenTokenRequest__Output as _pandex_config_v1_VerifyOpenTokenRequest__Output } from '../../../pandex/config/v1/VerifyOpenTokenRequest.ts';
import type { ViewList as _pandex_config_v1_ViewList, ViewList__Output as _pandex_config_v1_ViewList__Output } from '../../../pandex/config/v1/ViewList.ts';
import type { VisitSeries as _pandex_config_v1_VisitSeries, VisitSeries__Output as _pandex_config_v1_VisitSeries__Output } from '../../../pandex/config/v1/VisitSeries.ts';
import type { VisitorList as _pandex_config_v1_VisitorList, VisitorList__Output as _pandex_config_v1_VisitorList__Output } from '../../../pandex/config/v1/VisitorList.ts';

export interface ConfigServiceClient extends grpc.Client {
  AddDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AddDataValuesReply__Output>): grpc.ClientUnaryCall;
  AddDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_AddDataValuesReply__Output>): grpc.ClientUnaryCall;
  AddDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AddDataValuesReply__Output>): grpc.ClientUnaryCall;
  AddDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, callback: grpc.requestCallback<_pandex_config_v1_AddDataValuesReply__Output>): grpc.ClientUnaryCall;
  addDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AddDataValuesReply__Output>): grpc.ClientUnaryCall;
  addDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_AddDataValuesReply__Output>): grpc.ClientUnaryCall;
  addDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AddDataValuesReply__Output>): grpc.ClientUnaryCall;
  addDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, callback: grpc.requestCallback<_pandex_config_v1_AddDataValuesReply__Output>): grpc.ClientUnaryCall;
  
  AddIndexNow(argument: _pandex_config_v1_AddIndexNowRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AddedIndexNow__Output>): grpc.ClientUnaryCall;
  AddIndexNow(argument: _pandex_config_v1_AddIndexNowRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_AddedIndexNow__Output>): grpc.ClientUnaryCall;
  AddIndexNow(argument: _pandex_config_v1_AddIndexNowRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AddedIndexNow__Output>): grpc.ClientUnaryCall;
  AddIndexNow(argument: _pandex_config_v1_AddIndexNowRequest, callback: grpc.requestCallback<_pandex_config_v1_AddedIndexNow__Output>): grpc.ClientUnaryCall;
  addIndexNow(argument: _pandex_config_v1_AddIndexNowRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AddedIndexNow__Output>): grpc.ClientUnaryCall;
  addIndexNow(argument: _pandex_config_v1_AddIndexNowRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_AddedIndexNow__Output>): grpc.ClientUnaryCall;
  addIndexNow(argument: _pandex_config_v1_AddIndexNowRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AddedIndexNow__Output>): grpc.ClientUnaryCall;
  addIndexNow(argument: _pandex_config_v1_AddIndexNowRequest, callback: grpc.requestCallback<_pandex_config_v1_AddedIndexNow__Output>): grpc.ClientUnaryCall;
  
  ClearBlacklist(argument: _pandex_config_v1_ClearBlacklistRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  ClearBlacklist(argument: _pandex_config_v1_ClearBlacklistRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  ClearBlacklist(argument: _pandex_config_v1_ClearBlacklistRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  ClearBlacklist(argument: _pandex_config_v1_ClearBlacklistRequest, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  clearBlacklist(argument: _pandex_config_v1_ClearBlacklistRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  clearBlacklist(argument: _pandex_config_v1_ClearBlacklistRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  clearBlacklist(argument: _pandex_config_v1_ClearBlacklistRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  clearBlacklist(argument: _pandex_config_v1_ClearBlacklistRequest, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  CreateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  CreateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  CreateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  CreateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  createBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  createBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  createBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  createBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  
  CreateOpenToken(argument: _pandex_config_v1_CreateOpenTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_CreatedOpenToken__Output>): grpc.ClientUnaryCall;
  CreateOpenToken(argument: _pandex_config_v1_CreateOpenTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_CreatedOpenToken__Output>): grpc.ClientUnaryCall;
  CreateOpenToken(argument: _pandex_config_v1_CreateOpenTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_CreatedOpenToken__Output>): grpc.ClientUnaryCall;
  CreateOpenToken(argument: _pandex_config_v1_CreateOpenTokenRequest, callback: grpc.requestCallback<_pandex_config_v1_CreatedOpenToken__Output>): grpc.ClientUnaryCall;
  createOpenToken(argument: _pandex_config_v1_CreateOpenTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_CreatedOpenToken__Output>): grpc.ClientUnaryCall;
  createOpenToken(argument: _pandex_config_v1_CreateOpenTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_CreatedOpenToken__Output>): grpc.ClientUnaryCall;
  createOpenToken(argument: _pandex_config_v1_CreateOpenTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_CreatedOpenToken__Output>): grpc.ClientUnaryCall;
  createOpenToken(argument: _pandex_config_v1_CreateOpenTokenRequest, callback: grpc.requestCallback<_pandex_config_v1_CreatedOpenToken__Output>): grpc.ClientUnaryCall;
  
  CreateStoredItem(argument: _pandex_config_v1_StoredItemInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  CreateStoredItem(argument: _pandex_config_v1_StoredItemInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  CreateStoredItem(argument: _pandex_config_v1_StoredItemInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  CreateStoredItem(argument: _pandex_config_v1_StoredItemInput, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  createStoredItem(argument: _pandex_config_v1_StoredItemInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  createStoredItem(argument: _pandex_config_v1_StoredItemInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  createStoredItem(argument: _pandex_config_v1_StoredItemInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  createStoredItem(argument: _pandex_config_v1_StoredItemInput, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  
  DeleteBlacklistEntries(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteBlacklistEntries(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteBlacklistEntries(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteBlacklistEntries(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteBlacklistEntries(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteBlacklistEntries(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteBlacklistEntries(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteBlacklistEntries(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  DeleteStoredItems(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteStoredItems(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteStoredItems(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteStoredItems(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteStoredItems(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteStoredItems(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteStoredItems(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteStoredItems(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  DeleteUploads(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteUploads(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteUploads(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteUploads(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteUploads(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteUploads(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteUploads(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteUploads(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  DeleteViews(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteViews(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteViews(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteViews(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteViews(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteViews(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteViews(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteViews(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  FindBlacklisted(argument: _pandex_config_v1_FindBlacklistedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FindBlacklistedReply__Output>): grpc.ClientUnaryCall;
  FindBlacklisted(argument: _pandex_config_v1_FindBlacklistedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_FindBlacklistedReply__Output>): grpc.ClientUnaryCall;
  FindBlacklisted(argument: _pandex_config_v1_FindBlacklistedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FindBlacklistedReply__Output>): grpc.ClientUnaryCall;
  FindBlacklisted(argument: _pandex_config_v1_FindBlacklistedRequest, callback: grpc.requestCallback<_pandex_config_v1_FindBlacklistedReply__Output>): grpc.ClientUnaryCall;
  findBlacklisted(argument: _pandex_config_v1_FindBlacklistedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FindBlacklistedReply__Output>): grpc.ClientUnaryCall;
  findBlacklisted(argument: _pandex_config_v1_FindBlacklistedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_FindBlacklistedReply__Output>): grpc.ClientUnaryCall;
  findBlacklisted(argument: _pandex_config_v1_FindBlacklistedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FindBlacklistedReply__Output>): grpc.ClientUnaryCall;
  findBlacklisted(argument: _pandex_config_v1_FindBlacklistedRequest, callback: grpc.requestCallback<_pandex_config_v1_FindBlacklistedReply__Output>): grpc.ClientUnaryCall;
  
  GetDataLists(argument: _pandex_config_v1_GetDataListsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_DataLists__Output>): grpc.ClientUnaryCall;
  GetDataLists(argument: _pandex_config_v1_GetDataListsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_DataLists__Output>): grpc.ClientUnaryCall;
  GetDataLists(argument: _pandex_config_v1_GetDataListsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_DataLists__Output>): grpc.ClientUnaryCall;
  GetDataLists(argument: _pandex_config_v1_GetDataListsRequest, callback: grpc.requestCallback<_pandex_config_v1_DataLists__Output>): grpc.ClientUnaryCall;
  getDataLists(argument: _pandex_config_v1_GetDataListsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_DataLists__Output>): grpc.ClientUnaryCall;
  getDataLists(argument: _pandex_config_v1_GetDataListsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_DataLists__Output>): grpc.ClientUnaryCall;
  getDataLists(argument: _pandex_config_v1_GetDataListsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_DataLists__Output>): grpc.ClientUnaryCall;
  getDataLists(argument: _pandex_config_v1_GetDataListsRequest, callback: grpc.requestCallback<_pandex_config_v1_DataLists__Output>): grpc.ClientUnaryCall;
  
  GetFileText(argument: _pandex_config_v1_GetFileTextRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextContent__Output>): grpc.ClientUnaryCall;
  GetFileText(argument: _pandex_config_v1_GetFileTextRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_FileTextContent__Output>): grpc.ClientUnaryCall;
  GetFileText(argument: _pandex_config_v1_GetFileTextRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextContent__Output>): grpc.ClientUnaryCall;
  GetFileText(argument: _pandex_config_v1_GetFileTextRequest, callback: grpc.requestCallback<_pandex_config_v1_FileTextContent__Output>): grpc.ClientUnaryCall;
  getFileText(argument: _pandex_config_v1_GetFileTextRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextContent__Output>): grpc.ClientUnaryCall;
  getFileText(argument: _pandex_config_v1_GetFileTextRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_FileTextContent__Output>): grpc.ClientUnaryCall;
  getFileText(argument: _pandex_config_v1_GetFileTextRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextContent__Output>): grpc.ClientUnaryCall;
  getFileText(argument: _pandex_config_v1_GetFileTextRequest, callback: grpc.requestCallback<_pandex_config_v1_FileTextContent__Output>): grpc.ClientUnaryCall;
  
  GetImage(argument: _pandex_config_v1_GetImageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ImageContent__Output>): grpc.ClientUnaryCall;
  GetImage(argument: _pandex_config_v1_GetImageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ImageContent__Output>): grpc.ClientUnaryCall;
  GetImage(argument: _pandex_config_v1_GetImageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ImageContent__Output>): grpc.ClientUnaryCall;
  GetImage(argument: _pandex_config_v1_GetImageRequest, callback: grpc.requestCallback<_pandex_config_v1_ImageContent__Output>): grpc.ClientUnaryCall;
  getImage(argument: _pandex_config_v1_GetImageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ImageContent__Output>): grpc.ClientUnaryCall;
  getImage(argument: _pandex_config_v1_GetImageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ImageContent__Output>): grpc.ClientUnaryCall;
  getImage(argument: _pandex_config_v1_GetImageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ImageContent__Output>): grpc.ClientUnaryCall;
  getImage(argument: _pandex_config_v1_GetImageRequest, callback: grpc.requestCallback<_pandex_config_v1_ImageContent__Output>): grpc.ClientUnaryCall;
  
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  
  GetStoredLists(argument: _pandex_config_v1_GetStoredListsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredLists__Output>): grpc.ClientUnaryCall;
  GetStoredLists(argument: _pandex_config_v1_GetStoredListsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_StoredLists__Output>): grpc.ClientUnaryCall;
  GetStoredLists(argument: _pandex_config_v1_GetStoredListsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredLists__Output>): grpc.ClientUnaryCall;
  GetStoredLists(argument: _pandex_config_v1_GetStoredListsRequest, callback: grpc.requestCallback<_pandex_config_v1_StoredLists__Output>): grpc.ClientUnaryCall;
  getStoredLists(argument: _pandex_config_v1_GetStoredListsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredLists__Output>): grpc.ClientUnaryCall;
  getStoredLists(argument: _pandex_config_v1_GetStoredListsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_StoredLists__Output>): grpc.ClientUnaryCall;
  getStoredLists(argument: _pandex_config_v1_GetStoredListsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredLists__Output>): grpc.ClientUnaryCall;
  getStoredLists(argument: _pandex_config_v1_GetStoredListsRequest, callback: grpc.requestCallback<_pandex_config_v1_StoredLists__Output>): grpc.ClientUnaryCall;
  
  ImportBlacklist(argument: _pandex_config_v1_ImportBlacklistRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ImportBlacklistReply__Output>): grpc.ClientUnaryCall;
  ImportBlacklist(argument: _pandex_config_v1_ImportBlacklistRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ImportBlacklistReply__Output>): grpc.ClientUnaryCall;
  ImportBlacklist(argument: _pandex_config_v1_ImportBlacklistRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ImportBlacklistReply__Output>): grpc.ClientUnaryCall;
  ImportBlacklist(argument: _pandex_config_v1_ImportBlacklistRequest, callback: grpc.requestCallback<_pandex_config_v1_ImportBlacklistReply__Output>): grpc.ClientUnaryCall;
  importBlacklist(argument: _pandex_config_v1_ImportBlacklistRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ImportBlacklistReply__Output>): grpc.ClientUnaryCall;
  importBlacklist(argument: _pandex_config_v1_ImportBlacklistRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ImportBlacklistReply__Output>): grpc.ClientUnaryCall;
  importBlacklist(argument: _pandex_config_v1_ImportBlacklistRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ImportBlacklistReply__Output>): grpc.ClientUnaryCall;
  importBlacklist(argument: _pandex_config_v1_ImportBlacklistRequest, callback: grpc.requestCallback<_pandex_config_v1_ImportBlacklistReply__Output>): grpc.ClientUnaryCall;
  
  ImportConfig(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ImportConfig(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ImportConfig(argument: _pandex_config_v1_UpdateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ImportConfig(argument: _pandex_config_v1_UpdateRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  importConfig(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  importConfig(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  importConfig(argument: _pandex_config_v1_UpdateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  importConfig(argument: _pandex_config_v1_UpdateRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  
  ListAll(argument: _pandex_config_v1_ListAllRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_config_v1_ListAllRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_config_v1_ListAllRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_config_v1_ListAllRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_config_v1_ListAllRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_config_v1_ListAllRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_config_v1_ListAllRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_config_v1_ListAllRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  
  ListAudit(argument: _pandex_config_v1_ListAuditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AuditList__Output>): grpc.ClientUnaryCall;
  ListAudit(argument: _pandex_config_v1_ListAuditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_AuditList__Output>): grpc.ClientUnaryCall;
  ListAudit(argument: _pandex_config_v1_ListAuditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AuditList__Output>): grpc.ClientUnaryCall;
  ListAudit(argument: _pandex_config_v1_ListAuditRequest, callback: grpc.requestCallback<_pandex_config_v1_AuditList__Output>): grpc.ClientUnaryCall;
  listAudit(argument: _pandex_config_v1_ListAuditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AuditList__Output>): grpc.ClientUnaryCall;
  listAudit(argument: _pandex_config_v1_ListAuditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_AuditList__Output>): grpc.ClientUnaryCall;
  listAudit(argument: _pandex_config_v1_ListAuditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_AuditList__Output>): grpc.ClientUnaryCall;
  listAudit(argument: _pandex_config_v1_ListAuditRequest, callback: grpc.requestCallback<_pandex_config_v1_AuditList__Output>): grpc.ClientUnaryCall;
  
  ListBackups(argument: _pandex_config_v1_ListBackupsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BackupList__Output>): grpc.ClientUnaryCall;
  ListBackups(argument: _pandex_config_v1_ListBackupsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BackupList__Output>): grpc.ClientUnaryCall;
  ListBackups(argument: _pandex_config_v1_ListBackupsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BackupList__Output>): grpc.ClientUnaryCall;
  ListBackups(argument: _pandex_config_v1_ListBackupsRequest, callback: grpc.requestCallback<_pandex_config_v1_BackupList__Output>): grpc.ClientUnaryCall;
  listBackups(argument: _pandex_config_v1_ListBackupsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BackupList__Output>): grpc.ClientUnaryCall;
  listBackups(argument: _pandex_config_v1_ListBackupsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BackupList__Output>): grpc.ClientUnaryCall;
  listBackups(argument: _pandex_config_v1_ListBackupsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BackupList__Output>): grpc.ClientUnaryCall;
  listBackups(argument: _pandex_config_v1_ListBackupsRequest, callback: grpc.requestCallback<_pandex_config_v1_BackupList__Output>): grpc.ClientUnaryCall;
  
  ListBlacklist(argument: _pandex_config_v1_ListBlacklistRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_Blacklist__Output>): grpc.ClientUnaryCall;
  ListBlacklist(argument: _pandex_config_v1_ListBlacklistRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_Blacklist__Output>): grpc.ClientUnaryCall;
  ListBlacklist(argument: _pandex_config_v1_ListBlacklistRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_Blacklist__Output>): grpc.ClientUnaryCall;
  ListBlacklist(argument: _pandex_config_v1_ListBlacklistRequest, callback: grpc.requestCallback<_pandex_config_v1_Blacklist__Output>): grpc.ClientUnaryCall;
  listBlacklist(argument: _pandex_config_v1_ListBlacklistRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_Blacklist__Output>): grpc.ClientUnaryCall;
  listBlacklist(argument: _pandex_config_v1_ListBlacklistRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_Blacklist__Output>): grpc.ClientUnaryCall;
  listBlacklist(argument: _pandex_config_v1_ListBlacklistRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_Blacklist__Output>): grpc.ClientUnaryCall;
  listBlacklist(argument: _pandex_config_v1_ListBlacklistRequest, callback: grpc.requestCallback<_pandex_config_v1_Blacklist__Output>): grpc.ClientUnaryCall;
  
  ListBlacklistChanges(argument: _pandex_config_v1_ListBlacklistChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistChanges__Output>): grpc.ClientUnaryCall;
  ListBlacklistChanges(argument: _pandex_config_v1_ListBlacklistChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BlacklistChanges__Output>): grpc.ClientUnaryCall;
  ListBlacklistChanges(argument: _pandex_config_v1_ListBlacklistChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistChanges__Output>): grpc.ClientUnaryCall;
  ListBlacklistChanges(argument: _pandex_config_v1_ListBlacklistChangesRequest, callback: grpc.requestCallback<_pandex_config_v1_BlacklistChanges__Output>): grpc.ClientUnaryCall;
  listBlacklistChanges(argument: _pandex_config_v1_ListBlacklistChangesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistChanges__Output>): grpc.ClientUnaryCall;
  listBlacklistChanges(argument: _pandex_config_v1_ListBlacklistChangesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BlacklistChanges__Output>): grpc.ClientUnaryCall;
  listBlacklistChanges(argument: _pandex_config_v1_ListBlacklistChangesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistChanges__Output>): grpc.ClientUnaryCall;
  listBlacklistChanges(argument: _pandex_config_v1_ListBlacklistChangesRequest, callback: grpc.requestCallback<_pandex_config_v1_BlacklistChanges__Output>): grpc.ClientUnaryCall;
  
  ListBusiestAddresses(argument: _pandex_config_v1_ListBusiestAddressesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BusiestAddresses__Output>): grpc.ClientUnaryCall;
  ListBusiestAddresses(argument: _pandex_config_v1_ListBusiestAddressesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BusiestAddresses__Output>): grpc.ClientUnaryCall;
  ListBusiestAddresses(argument: _pandex_config_v1_ListBusiestAddressesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BusiestAddresses__Output>): grpc.ClientUnaryCall;
  ListBusiestAddresses(argument: _pandex_config_v1_ListBusiestAddressesRequest, callback: grpc.requestCallback<_pandex_config_v1_BusiestAddresses__Output>): grpc.ClientUnaryCall;
  listBusiestAddresses(argument: _pandex_config_v1_ListBusiestAddressesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BusiestAddresses__Output>): grpc.ClientUnaryCall;
  listBusiestAddresses(argument: _pandex_config_v1_ListBusiestAddressesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BusiestAddresses__Output>): grpc.ClientUnaryCall;
  listBusiestAddresses(argument: _pandex_config_v1_ListBusiestAddressesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BusiestAddresses__Output>): grpc.ClientUnaryCall;
  listBusiestAddresses(argument: _pandex_config_v1_ListBusiestAddressesRequest, callback: grpc.requestCallback<_pandex_config_v1_BusiestAddresses__Output>): grpc.ClientUnaryCall;
  
  ListConfigHistory(argument: _pandex_config_v1_ListConfigHistoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigHistory__Output>): grpc.ClientUnaryCall;
  ListConfigHistory(argument: _pandex_config_v1_ListConfigHistoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigHistory__Output>): grpc.ClientUnaryCall;
  ListConfigHistory(argument: _pandex_config_v1_ListConfigHistoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigHistory__Output>): grpc.ClientUnaryCall;
  ListConfigHistory(argument: _pandex_config_v1_ListConfigHistoryRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigHistory__Output>): grpc.ClientUnaryCall;
  listConfigHistory(argument: _pandex_config_v1_ListConfigHistoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigHistory__Output>): grpc.ClientUnaryCall;
  listConfigHistory(argument: _pandex_config_v1_ListConfigHistoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigHistory__Output>): grpc.ClientUnaryCall;
  listConfigHistory(argument: _pandex_config_v1_ListConfigHistoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigHistory__Output>): grpc.ClientUnaryCall;
  listConfigHistory(argument: _pandex_config_v1_ListConfigHistoryRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigHistory__Output>): grpc.ClientUnaryCall;
  
  ListDataValues(argument: _pandex_config_v1_ListDataValuesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_DataValueList__Output>): grpc.ClientUnaryCall;
  ListDataValues(argument: _pandex_config_v1_ListDataValuesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_DataValueList__Output>): grpc.ClientUnaryCall;
  ListDataValues(argument: _pandex_config_v1_ListDataValuesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_DataValueList__Output>): grpc.ClientUnaryCall;
  ListDataValues(argument: _pandex_config_v1_ListDataValuesRequest, callback: grpc.requestCallback<_pandex_config_v1_DataValueList__Output>): grpc.ClientUnaryCall;
  listDataValues(argument: _pandex_config_v1_ListDataValuesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_DataValueList__Output>): grpc.ClientUnaryCall;
  listDataValues(argument: _pandex_config_v1_ListDataValuesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_DataValueList__Output>): grpc.ClientUnaryCall;
  listDataValues(argument: _pandex_config_v1_ListDataValuesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_DataValueList__Output>): grpc.ClientUnaryCall;
  listDataValues(argument: _pandex_config_v1_ListDataValuesRequest, callback: grpc.requestCallback<_pandex_config_v1_DataValueList__Output>): grpc.ClientUnaryCall;
  
  ListFileTexts(argument: _pandex_config_v1_ListFileTextsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextList__Output>): grpc.ClientUnaryCall;
  ListFileTexts(argument: _pandex_config_v1_ListFileTextsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_FileTextList__Output>): grpc.ClientUnaryCall;
  ListFileTexts(argument: _pandex_config_v1_ListFileTextsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextList__Output>): grpc.ClientUnaryCall;
  ListFileTexts(argument: _pandex_config_v1_ListFileTextsRequest, callback: grpc.requestCallback<_pandex_config_v1_FileTextList__Output>): grpc.ClientUnaryCall;
  listFileTexts(argument: _pandex_config_v1_ListFileTextsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextList__Output>): grpc.ClientUnaryCall;
  listFileTexts(argument: _pandex_config_v1_ListFileTextsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_FileTextList__Output>): grpc.ClientUnaryCall;
  listFileTexts(argument: _pandex_config_v1_ListFileTextsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextList__Output>): grpc.ClientUnaryCall;
  listFileTexts(argument: _pandex_config_v1_ListFileTextsRequest, callback: grpc.requestCallback<_pandex_config_v1_FileTextList__Output>): grpc.ClientUnaryCall;
  
  ListOpenTokens(argument: _pandex_config_v1_ListOpenTokensRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenList__Output>): grpc.ClientUnaryCall;
  ListOpenTokens(argument: _pandex_config_v1_ListOpenTokensRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenList__Output>): grpc.ClientUnaryCall;
  ListOpenTokens(argument: _pandex_config_v1_ListOpenTokensRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenList__Output>): grpc.ClientUnaryCall;
  ListOpenTokens(argument: _pandex_config_v1_ListOpenTokensRequest, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenList__Output>): grpc.ClientUnaryCall;
  listOpenTokens(argument: _pandex_config_v1_ListOpenTokensRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenList__Output>): grpc.ClientUnaryCall;
  listOpenTokens(argument: _pandex_config_v1_ListOpenTokensRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenList__Output>): grpc.ClientUnaryCall;
  listOpenTokens(argument: _pandex_config_v1_ListOpenTokensRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenList__Output>): grpc.ClientUnaryCall;
  listOpenTokens(argument: _pandex_config_v1_ListOpenTokensRequest, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenList__Output>): grpc.ClientUnaryCall;
  
  ListPublic(argument: _pandex_config_v1_ListPublicRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListPublic(argument: _pandex_config_v1_ListPublicRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListPublic(argument: _pandex_config_v1_ListPublicRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  ListPublic(argument: _pandex_config_v1_ListPublicRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listPublic(argument: _pandex_config_v1_ListPublicRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listPublic(argument: _pandex_config_v1_ListPublicRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listPublic(argument: _pandex_config_v1_ListPublicRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  listPublic(argument: _pandex_config_v1_ListPublicRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  
  ListSettingSchemas(argument: _pandex_config_v1_ListSettingSchemasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_SettingSchemaList__Output>): grpc.ClientUnaryCall;
  ListSettingSchemas(argument: _pandex_config_v1_ListSettingSchemasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_SettingSchemaList__Output>): grpc.ClientUnaryCall;
  ListSettingSchemas(argument: _pandex_config_v1_ListSettingSchemasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_SettingSchemaList__Output>): grpc.ClientUnaryCall;
  ListSettingSchemas(argument: _pandex_config_v1_ListSettingSchemasRequest, callback: grpc.requestCallback<_pandex_config_v1_SettingSchemaList__Output>): grpc.ClientUnaryCall;
  listSettingSchemas(argument: _pandex_config_v1_ListSettingSchemasRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_SettingSchemaList__Output>): grpc.ClientUnaryCall;
  listSettingSchemas(argument: _pandex_config_v1_ListSettingSchemasRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_SettingSchemaList__Output>): grpc.ClientUnaryCall;
  listSettingSchemas(argument: _pandex_config_v1_ListSettingSchemasRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_SettingSchemaList__Output>): grpc.ClientUnaryCall;
  listSettingSchemas(argument: _pandex_config_v1_ListSettingSchemasRequest, callback: grpc.requestCallback<_pandex_config_v1_SettingSchemaList__Output>): grpc.ClientUnaryCall;
  
  ListStoredItems(argument: _pandex_config_v1_ListStoredItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItemList__Output>): grpc.ClientUnaryCall;
  ListStoredItems(argument: _pandex_config_v1_ListStoredItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_StoredItemList__Output>): grpc.ClientUnaryCall;
  ListStoredItems(argument: _pandex_config_v1_ListStoredItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItemList__Output>): grpc.ClientUnaryCall;
  ListStoredItems(argument: _pandex_config_v1_ListStoredItemsRequest, callback: grpc.requestCallback<_pandex_config_v1_StoredItemList__Output>): grpc.ClientUnaryCall;
  listStoredItems(argument: _pandex_config_v1_ListStoredItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItemList__Output>): grpc.ClientUnaryCall;
  listStoredItems(argument: _pandex_config_v1_ListStoredItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_StoredItemList__Output>): grpc.ClientUnaryCall;
  listStoredItems(argument: _pandex_config_v1_ListStoredItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItemList__Output>): grpc.ClientUnaryCall;
  listStoredItems(argument: _pandex_config_v1_ListStoredItemsRequest, callback: grpc.requestCallback<_pandex_config_v1_StoredItemList__Output>): grpc.ClientUnaryCall;
  
  ListTopReferrers(argument: _pandex_config_v1_ListTopReferrersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ReferrerList__Output>): grpc.ClientUnaryCall;
  ListTopReferrers(argument: _pandex_config_v1_ListTopReferrersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ReferrerList__Output>): grpc.ClientUnaryCall;
  ListTopReferrers(argument: _pandex_config_v1_ListTopReferrersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ReferrerList__Output>): grpc.ClientUnaryCall;
  ListTopReferrers(argument: _pandex_config_v1_ListTopReferrersRequest, callback: grpc.requestCallback<_pandex_config_v1_ReferrerList__Output>): grpc.ClientUnaryCall;
  listTopReferrers(argument: _pandex_config_v1_ListTopReferrersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ReferrerList__Output>): grpc.ClientUnaryCall;
  listTopReferrers(argument: _pandex_config_v1_ListTopReferrersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ReferrerList__Output>): grpc.ClientUnaryCall;
  listTopReferrers(argument: _pandex_config_v1_ListTopReferrersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ReferrerList__Output>): grpc.ClientUnaryCall;
  listTopReferrers(argument: _pandex_config_v1_ListTopReferrersRequest, callback: grpc.requestCallback<_pandex_config_v1_ReferrerList__Output>): grpc.ClientUnaryCall;
  
  ListUploads(argument: _pandex_config_v1_ListUploadsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_UploadList__Output>): grpc.ClientUnaryCall;
  ListUploads(argument: _pandex_config_v1_ListUploadsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_UploadList__Output>): grpc.ClientUnaryCall;
  ListUploads(argument: _pandex_config_v1_ListUploadsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_UploadList__Output>): grpc.ClientUnaryCall;
  ListUploads(argument: _pandex_config_v1_ListUploadsRequest, callback: grpc.requestCallback<_pandex_config_v1_UploadList__Output>): grpc.ClientUnaryCall;
  listUploads(argument: _pandex_config_v1_ListUploadsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_UploadList__Output>): grpc.ClientUnaryCall;
  listUploads(argument: _pandex_config_v1_ListUploadsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_UploadList__Output>): grpc.ClientUnaryCall;
  listUploads(argument: _pandex_config_v1_ListUploadsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_UploadList__Output>): grpc.ClientUnaryCall;
  listUploads(argument: _pandex_config_v1_ListUploadsRequest, callback: grpc.requestCallback<_pandex_config_v1_UploadList__Output>): grpc.ClientUnaryCall;
  
  ListViews(argument: _pandex_config_v1_ListViewsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ViewList__Output>): grpc.ClientUnaryCall;
  ListViews(argument: _pandex_config_v1_ListViewsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ViewList__Output>): grpc.ClientUnaryCall;
  ListViews(argument: _pandex_config_v1_ListViewsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ViewList__Output>): grpc.ClientUnaryCall;
  ListViews(argument: _pandex_config_v1_ListViewsRequest, callback: grpc.requestCallback<_pandex_config_v1_ViewList__Output>): grpc.ClientUnaryCall;
  listViews(argument: _pandex_config_v1_ListViewsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ViewList__Output>): grpc.ClientUnaryCall;
  listViews(argument: _pandex_config_v1_ListViewsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ViewList__Output>): grpc.ClientUnaryCall;
  listViews(argument: _pandex_config_v1_ListViewsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ViewList__Output>): grpc.ClientUnaryCall;
  listViews(argument: _pandex_config_v1_ListViewsRequest, callback: grpc.requestCallback<_pandex_config_v1_ViewList__Output>): grpc.ClientUnaryCall;
  
  ListVisitSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_VisitSeries__Output>): grpc.ClientUnaryCall;
  ListVisitSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_VisitSeries__Output>): grpc.ClientUnaryCall;
  ListVisitSeries(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_VisitSeries__Output>): grpc.ClientUnaryCall;
  ListVisitSeries(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_config_v1_VisitSeries__Output>): grpc.ClientUnaryCall;
  listVisitSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_VisitSeries__Output>): grpc.ClientUnaryCall;
  listVisitSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_VisitSeries__Output>): grpc.ClientUnaryCall;
  listVisitSeries(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_VisitSeries__Output>): grpc.ClientUnaryCall;
  listVisitSeries(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_config_v1_VisitSeries__Output>): grpc.ClientUnaryCall;
  
  ListVisitors(argument: _pandex_config_v1_ListVisitorsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_VisitorList__Output>): grpc.ClientUnaryCall;
  ListVisitors(argument: _pandex_config_v1_ListVisitorsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_VisitorList__Output>): grpc.ClientUnaryCall;
  ListVisitors(argument: _pandex_config_v1_ListVisitorsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_VisitorList__Output>): grpc.ClientUnaryCall;
  ListVisitors(argument: _pandex_config_v1_ListVisitorsRequest, callback: grpc.requestCallback<_pandex_config_v1_VisitorList__Output>): grpc.ClientUnaryCall;
  listVisitors(argument: _pandex_config_v1_ListVisitorsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_VisitorList__Output>): grpc.ClientUnaryCall;
  listVisitors(argument: _pandex_config_v1_ListVisitorsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_VisitorList__Output>): grpc.ClientUnaryCall;
  listVisitors(argument: _pandex_config_v1_ListVisitorsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_VisitorList__Output>): grpc.ClientUnaryCall;
  listVisitors(argument: _pandex_config_v1_ListVisitorsRequest, callback: grpc.requestCallback<_pandex_config_v1_VisitorList__Output>): grpc.ClientUnaryCall;
  
  NoteVisitedAddress(argument: _pandex_config_v1_NoteVisitedAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  NoteVisitedAddress(argument: _pandex_config_v1_NoteVisitedAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  NoteVisitedAddress(argument: _pandex_config_v1_NoteVisitedAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  NoteVisitedAddress(argument: _pandex_config_v1_NoteVisitedAddressRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  noteVisitedAddress(argument: _pandex_config_v1_NoteVisitedAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  noteVisitedAddress(argument: _pandex_config_v1_NoteVisitedAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  noteVisitedAddress(argument: _pandex_config_v1_NoteVisitedAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  noteVisitedAddress(argument: _pandex_config_v1_NoteVisitedAddressRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  OrderStoredItems(argument: _pandex_config_v1_OrderStoredItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  OrderStoredItems(argument: _pandex_config_v1_OrderStoredItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  OrderStoredItems(argument: _pandex_config_v1_OrderStoredItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  OrderStoredItems(argument: _pandex_config_v1_OrderStoredItemsRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  orderStoredItems(argument: _pandex_config_v1_OrderStoredItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  orderStoredItems(argument: _pandex_config_v1_OrderStoredItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  orderStoredItems(argument: _pandex_config_v1_OrderStoredItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  orderStoredItems(argument: _pandex_config_v1_OrderStoredItemsRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  PreviewBlacklist(argument: _pandex_config_v1_PreviewBlacklistRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_PreviewBlacklistReply__Output>): grpc.ClientUnaryCall;
  PreviewBlacklist(argument: _pandex_config_v1_PreviewBlacklistRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_PreviewBlacklistReply__Output>): grpc.ClientUnaryCall;
  PreviewBlacklist(argument: _pandex_config_v1_PreviewBlacklistRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_PreviewBlacklistReply__Output>): grpc.ClientUnaryCall;
  PreviewBlacklist(argument: _pandex_config_v1_PreviewBlacklistRequest, callback: grpc.requestCallback<_pandex_config_v1_PreviewBlacklistReply__Output>): grpc.ClientUnaryCall;
  previewBlacklist(argument: _pandex_config_v1_PreviewBlacklistRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_PreviewBlacklistReply__Output>): grpc.ClientUnaryCall;
  previewBlacklist(argument: _pandex_config_v1_PreviewBlacklistRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_PreviewBlacklistReply__Output>): grpc.ClientUnaryCall;
  previewBlacklist(argument: _pandex_config_v1_PreviewBlacklistRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_PreviewBlacklistReply__Output>): grpc.ClientUnaryCall;
  previewBlacklist(argument: _pandex_config_v1_PreviewBlacklistRequest, callback: grpc.requestCallback<_pandex_config_v1_PreviewBlacklistReply__Output>): grpc.ClientUnaryCall;
  
  PreviewConfigImport(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigImportPreview__Output>): grpc.ClientUnaryCall;
  PreviewConfigImport(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigImportPreview__Output>): grpc.ClientUnaryCall;
  PreviewConfigImport(argument: _pandex_config_v1_UpdateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigImportPreview__Output>): grpc.ClientUnaryCall;
  PreviewConfigImport(argument: _pandex_config_v1_UpdateRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigImportPreview__Output>): grpc.ClientUnaryCall;
  previewConfigImport(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigImportPreview__Output>): grpc.ClientUnaryCall;
  previewConfigImport(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigImportPreview__Output>): grpc.ClientUnaryCall;
  previewConfigImport(argument: _pandex_config_v1_UpdateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigImportPreview__Output>): grpc.ClientUnaryCall;
  previewConfigImport(argument: _pandex_config_v1_UpdateRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigImportPreview__Output>): grpc.ClientUnaryCall;
  
  RecordOpenTokenUsage(argument: _pandex_config_v1_RecordOpenTokenUsageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordOpenTokenUsage(argument: _pandex_config_v1_RecordOpenTokenUsageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordOpenTokenUsage(argument: _pandex_config_v1_RecordOpenTokenUsageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordOpenTokenUsage(argument: _pandex_config_v1_RecordOpenTokenUsageRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordOpenTokenUsage(argument: _pandex_config_v1_RecordOpenTokenUsageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordOpenTokenUsage(argument: _pandex_config_v1_RecordOpenTokenUsageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordOpenTokenUsage(argument: _pandex_config_v1_RecordOpenTokenUsageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordOpenTokenUsage(argument: _pandex_config_v1_RecordOpenTokenUsageRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  RecordReferrers(argument: _pandex_config_v1_RecordReferrersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordReferrers(argument: _pandex_config_v1_RecordReferrersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordReferrers(argument: _pandex_config_v1_RecordReferrersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordReferrers(argument: _pandex_config_v1_RecordReferrersRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordReferrers(argument: _pandex_config_v1_RecordReferrersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordReferrers(argument: _pandex_config_v1_RecordReferrersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordReferrers(argument: _pandex_config_v1_RecordReferrersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordReferrers(argument: _pandex_config_v1_RecordReferrersRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  RecordVisits(argument: _pandex_config_v1_RecordVisitsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordVisits(argument: _pandex_config_v1_RecordVisitsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordVisits(argument: _pandex_config_v1_RecordVisitsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordVisits(argument: _pandex_config_v1_RecordVisitsRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordVisits(argument: _pandex_config_v1_RecordVisitsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordVisits(argument: _pandex_config_v1_RecordVisitsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordVisits(argument: _pandex_config_v1_RecordVisitsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordVisits(argument: _pandex_config_v1_RecordVisitsRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  RemoveDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_RemoveDataValuesReply__Output>): grpc.ClientUnaryCall;
  RemoveDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_RemoveDataValuesReply__Output>): grpc.ClientUnaryCall;
  RemoveDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_RemoveDataValuesReply__Output>): grpc.ClientUnaryCall;
  RemoveDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, callback: grpc.requestCallback<_pandex_config_v1_RemoveDataValuesReply__Output>): grpc.ClientUnaryCall;
  removeDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_RemoveDataValuesReply__Output>): grpc.ClientUnaryCall;
  removeDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_RemoveDataValuesReply__Output>): grpc.ClientUnaryCall;
  removeDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_RemoveDataValuesReply__Output>): grpc.ClientUnaryCall;
  removeDataValues(argument: _pandex_config_v1_ChangeDataValuesRequest, callback: grpc.requestCallback<_pandex_config_v1_RemoveDataValuesReply__Output>): grpc.ClientUnaryCall;
  
  ReportBackup(argument: _pandex_config_v1_Backup, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ReportBackup(argument: _pandex_config_v1_Backup, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ReportBackup(argument: _pandex_config_v1_Backup, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ReportBackup(argument: _pandex_config_v1_Backup, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  reportBackup(argument: _pandex_config_v1_Backup, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  reportBackup(argument: _pandex_config_v1_Backup, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  reportBackup(argument: _pandex_config_v1_Backup, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  reportBackup(argument: _pandex_config_v1_Backup, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  RestoreConfig(argument: _pandex_config_v1_RestoreConfigRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  RestoreConfig(argument: _pandex_config_v1_RestoreConfigRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  RestoreConfig(argument: _pandex_config_v1_RestoreConfigRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  RestoreConfig(argument: _pandex_config_v1_RestoreConfigRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  restoreConfig(argument: _pandex_config_v1_RestoreConfigRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  restoreConfig(argument: _pandex_config_v1_RestoreConfigRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  restoreConfig(argument: _pandex_config_v1_RestoreConfigRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  restoreConfig(argument: _pandex_config_v1_RestoreConfigRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  
  RevokeOpenTokens(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  RevokeOpenTokens(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  RevokeOpenTokens(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  RevokeOpenTokens(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  revokeOpenTokens(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  revokeOpenTokens(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  revokeOpenTokens(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  revokeOpenTokens(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  SaveView(argument: _pandex_config_v1_SaveViewRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ListView__Output>): grpc.ClientUnaryCall;
  SaveView(argument: _pandex_config_v1_SaveViewRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ListView__Output>): grpc.ClientUnaryCall;
  SaveView(argument: _pandex_config_v1_SaveViewRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ListView__Output>): grpc.ClientUnaryCall;
  SaveView(argument: _pandex_config_v1_SaveViewRequest, callback: grpc.requestCallback<_pandex_config_v1_ListView__Output>): grpc.ClientUnaryCall;
  saveView(argument: _pandex_config_v1_SaveViewRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ListView__Output>): grpc.ClientUnaryCall;
  saveView(argument: _pandex_config_v1_SaveViewRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ListView__Output>): grpc.ClientUnaryCall;
  saveView(argument: _pandex_config_v1_SaveViewRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ListView__Output>): grpc.ClientUnaryCall;
  saveView(argument: _pandex_config_v1_SaveViewRequest, callback: grpc.requestCallback<_pandex_config_v1_ListView__Output>): grpc.ClientUnaryCall;
  
  Update(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  Update(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  Update(argument: _pandex_config_v1_UpdateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  Update(argument: _pandex_config_v1_UpdateRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  update(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  update(argument: _pandex_config_v1_UpdateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  update(argument: _pandex_config_v1_UpdateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  update(argument: _pandex_config_v1_UpdateRequest, callback: grpc.requestCallback<_pandex_config_v1_ConfigMap__Output>): grpc.ClientUnaryCall;
  
  UpdateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  UpdateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  UpdateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  UpdateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  updateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  updateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  updateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  updateBlacklistEntry(argument: _pandex_config_v1_BlacklistEntryInput, callback: grpc.requestCallback<_pandex_config_v1_BlacklistEntry__Output>): grpc.ClientUnaryCall;
  
  UpdateFileText(argument: _pandex_config_v1_UpdateFileTextRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextUrl__Output>): grpc.ClientUnaryCall;
  UpdateFileText(argument: _pandex_config_v1_UpdateFileTextRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_FileTextUrl__Output>): grpc.ClientUnaryCall;
  UpdateFileText(argument: _pandex_config_v1_UpdateFileTextRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextUrl__Output>): grpc.ClientUnaryCall;
  UpdateFileText(argument: _pandex_config_v1_UpdateFileTextRequest, callback: grpc.requestCallback<_pandex_config_v1_FileTextUrl__Output>): grpc.ClientUnaryCall;
  updateFileText(argument: _pandex_config_v1_UpdateFileTextRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextUrl__Output>): grpc.ClientUnaryCall;
  updateFileText(argument: _pandex_config_v1_UpdateFileTextRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_FileTextUrl__Output>): grpc.ClientUnaryCall;
  updateFileText(argument: _pandex_config_v1_UpdateFileTextRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_FileTextUrl__Output>): grpc.ClientUnaryCall;
  updateFileText(argument: _pandex_config_v1_UpdateFileTextRequest, callback: grpc.requestCallback<_pandex_config_v1_FileTextUrl__Output>): grpc.ClientUnaryCall;
  
  UpdateOpenToken(argument: _pandex_config_v1_UpdateOpenTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenRow__Output>): grpc.ClientUnaryCall;
  UpdateOpenToken(argument: _pandex_config_v1_UpdateOpenTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenRow__Output>): grpc.ClientUnaryCall;
  UpdateOpenToken(argument: _pandex_config_v1_UpdateOpenTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenRow__Output>): grpc.ClientUnaryCall;
  UpdateOpenToken(argument: _pandex_config_v1_UpdateOpenTokenRequest, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenRow__Output>): grpc.ClientUnaryCall;
  updateOpenToken(argument: _pandex_config_v1_UpdateOpenTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenRow__Output>): grpc.ClientUnaryCall;
  updateOpenToken(argument: _pandex_config_v1_UpdateOpenTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenRow__Output>): grpc.ClientUnaryCall;
  updateOpenToken(argument: _pandex_config_v1_UpdateOpenTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenRow__Output>): grpc.ClientUnaryCall;
  updateOpenToken(argument: _pandex_config_v1_UpdateOpenTokenRequest, callback: grpc.requestCallback<_pandex_config_v1_OpenTokenRow__Output>): grpc.ClientUnaryCall;
  
  UpdateStoredItem(argument: _pandex_config_v1_StoredItemInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  UpdateStoredItem(argument: _pandex_config_v1_StoredItemInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  UpdateStoredItem(argument: _pandex_config_v1_StoredItemInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  UpdateStoredItem(argument: _pandex_config_v1_StoredItemInput, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  updateStoredItem(argument: _pandex_config_v1_StoredItemInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  updateStoredItem(argument: _pandex_config_v1_StoredItemInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  updateStoredItem(argument: _pandex_config_v1_StoredItemInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  updateStoredItem(argument: _pandex_config_v1_StoredItemInput, callback: grpc.requestCallback<_pandex_config_v1_StoredItem__Output>): grpc.ClientUnaryCall;
  
  UploadImage(argument: _pandex_config_v1_UploadImageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_UploadedImage__Output>): grpc.ClientUnaryCall;
  UploadImage(argument: _pandex_config_v1_UploadImageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_UploadedImage__Output>): grpc.ClientUnaryCall;
  UploadImage(argument: _pandex_config_v1_UploadImageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_UploadedImage__Output>): grpc.ClientUnaryCall;
  UploadImage(argument: _pandex_config_v1_UploadImageRequest, callback: grpc.requestCallback<_pandex_config_v1_UploadedImage__Output>): grpc.ClientUnaryCall;
  uploadImage(argument: _pandex_config_v1_UploadImageRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_UploadedImage__Output>): grpc.ClientUnaryCall;
  uploadImage(argument: _pandex_config_v1_UploadImageRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_UploadedImage__Output>): grpc.ClientUnaryCall;
  uploadImage(argument: _pandex_config_v1_UploadImageRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_UploadedImage__Output>): grpc.ClientUnaryCall;
  uploadImage(argument: _pandex_config_v1_UploadImageRequest, callback: grpc.requestCallback<_pandex_config_v1_UploadedImage__Output>): grpc.ClientUnaryCall;
  
  VerifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  VerifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  VerifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  VerifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  verifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  verifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  verifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  verifyOpenToken(argument: _pandex_config_v1_VerifyOpenTokenRequest, callback: grpc.requestCallback<_pandex_config_v1_OpenToken__Output>): grpc.ClientUnaryCall;
  
}

export interface ConfigServiceHandlers extends grpc.UntypedServiceImplementation {
  AddDataValues: grpc.handleUnaryCall<_pandex_config_v1_ChangeDataValuesRequest__Output, _pandex_config_v1_AddDataValuesReply>;
  
  AddIndexNow: grpc.handleUnaryCall<_pandex_config_v1_AddIndexNowRequest__Output, _pandex_config_v1_AddedIndexNow>;
  
  ClearBlacklist: grpc.handleUnaryCall<_pandex_config_v1_ClearBlacklistRequest__Output, _pandex_common_v1_BulkReply>;
  
  CreateBlacklistEntry: grpc.handleUnaryCall<_pandex_config_v1_BlacklistEntryInput__Output, _pandex_config_v1_BlacklistEntry>;
  
  CreateOpenToken: grpc.handleUnaryCall<_pandex_config_v1_CreateOpenTokenRequest__Output, _pandex_config_v1_CreatedOpenToken>;
  
  CreateStoredItem: grpc.handleUnaryCall<_pandex_config_v1_StoredItemInput__Output, _pandex_config_v1_StoredItem>;
  
  DeleteBlacklistEntries: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  DeleteStoredItems: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  DeleteUploads: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  DeleteViews: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  FindBlacklisted: grpc.handleUnaryCall<_pandex_config_v1_FindBlacklistedRequest__Output, _pandex_config_v1_FindBlacklistedReply>;
  
  GetDataLists: grpc.handleUnaryCall<_pandex_config_v1_GetDataListsRequest__Output, _pandex_config_v1_DataLists>;
  
  GetFileText: grpc.handleUnaryCall<_pandex_config_v1_GetFileTextRequest__Output, _pandex_config_v1_FileTextContent>;
  
  GetImage: grpc.handleUnaryCall<_pandex_config_v1_GetImageRequest__Output, _pandex_config_v1_ImageContent>;
  
  GetServiceStatus: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus>;
  
  GetStoredLists: grpc.handleUnaryCall<_pandex_config_v1_GetStoredListsRequest__Output, _pandex_config_v1_StoredLists>;
  
  ImportBlacklist: grpc.handleUnaryCall<_pandex_config_v1_ImportBlacklistRequest__Output, _pandex_config_v1_ImportBlacklistReply>;
  
  ImportConfig: grpc.handleUnaryCall<_pandex_config_v1_UpdateRequest__Output, _pandex_config_v1_ConfigMap>;
  
  ListAll: grpc.handleUnaryCall<_pandex_config_v1_ListAllRequest__Output, _pandex_config_v1_ConfigMap>;
  
  ListAudit: grpc.handleUnaryCall<_pandex_config_v1_ListAuditRequest__Output, _pandex_config_v1_AuditList>;
  
  ListBackups: grpc.handleUnaryCall<_pandex_config_v1_ListBackupsRequest__Output, _pandex_config_v1_BackupList>;
  
  ListBlacklist: grpc.handleUnaryCall<_pandex_config_v1_ListBlacklistRequest__Output, _pandex_config_v1_Blacklist>;
  
  ListBlacklistChanges: grpc.handleUnaryCall<_pandex_config_v1_ListBlacklistChangesRequest__Output, _pandex_config_v1_BlacklistChanges>;
  
  ListBusiestAddresses: grpc.handleUnaryCall<_pandex_config_v1_ListBusiestAddressesRequest__Output, _pandex_config_v1_BusiestAddresses>;
  
  ListConfigHistory: grpc.handleUnaryCall<_pandex_config_v1_ListConfigHistoryRequest__Output, _pandex_config_v1_ConfigHistory>;
  
  ListDataValues: grpc.handleUnaryCall<_pandex_config_v1_ListDataValuesRequest__Output, _pandex_config_v1_DataValueList>;
  
  ListFileTexts: grpc.handleUnaryCall<_pandex_config_v1_ListFileTextsRequest__Output, _pandex_config_v1_FileTextList>;
  
  ListOpenTokens: grpc.handleUnaryCall<_pandex_config_v1_ListOpenTokensRequest__Output, _pandex_config_v1_OpenTokenList>;
  
  ListPublic: grpc.handleUnaryCall<_pandex_config_v1_ListPublicRequest__Output, _pandex_config_v1_ConfigMap>;
  
  ListSettingSchemas: grpc.handleUnaryCall<_pandex_config_v1_ListSettingSchemasRequest__Output, _pandex_config_v1_SettingSchemaList>;
  
  ListStoredItems: grpc.handleUnaryCall<_pandex_config_v1_ListStoredItemsRequest__Output, _pandex_config_v1_StoredItemList>;
  
  ListTopReferrers: grpc.handleUnaryCall<_pandex_config_v1_ListTopReferrersRequest__Output, _pandex_config_v1_ReferrerList>;
  
  ListUploads: grpc.handleUnaryCall<_pandex_config_v1_ListUploadsRequest__Output, _pandex_config_v1_UploadList>;
  
  ListViews: grpc.handleUnaryCall<_pandex_config_v1_ListViewsRequest__Output, _pandex_config_v1_ViewList>;
  
  ListVisitSeries: grpc.handleUnaryCall<_pandex_common_v1_SeriesRequest__Output, _pandex_config_v1_VisitSeries>;
  
  ListVisitors: grpc.handleUnaryCall<_pandex_config_v1_ListVisitorsRequest__Output, _pandex_config_v1_VisitorList>;
  
  NoteVisitedAddress: grpc.handleUnaryCall<_pandex_config_v1_NoteVisitedAddressRequest__Output, _pandex_common_v1_Empty>;
  
  OrderStoredItems: grpc.handleUnaryCall<_pandex_config_v1_OrderStoredItemsRequest__Output, _pandex_common_v1_Empty>;
  
  PreviewBlacklist: grpc.handleUnaryCall<_pandex_config_v1_PreviewBlacklistRequest__Output, _pandex_config_v1_PreviewBlacklistReply>;
  
  PreviewConfigImport: grpc.handleUnaryCall<_pandex_config_v1_UpdateRequest__Output, _pandex_config_v1_ConfigImportPreview>;
  
  RecordOpenTokenUsage: grpc.handleUnaryCall<_pandex_config_v1_RecordOpenTokenUsageRequest__Output, _pandex_common_v1_Empty>;
  
  RecordReferrers: grpc.handleUnaryCall<_pandex_config_v1_RecordReferrersRequest__Output, _pandex_common_v1_Empty>;
  
  RecordVisits: grpc.handleUnaryCall<_pandex_config_v1_RecordVisitsRequest__Output, _pandex_common_v1_Empty>;
  
  RemoveDataValues: grpc.handleUnaryCall<_pandex_config_v1_ChangeDataValuesRequest__Output, _pandex_config_v1_RemoveDataValuesReply>;
  
  ReportBackup: grpc.handleUnaryCall<_pandex_config_v1_Backup__Output, _pandex_common_v1_Empty>;
  
  RestoreConfig: grpc.handleUnaryCall<_pandex_config_v1_RestoreConfigRequest__Output, _pandex_config_v1_ConfigMap>;
  
  RevokeOpenTokens: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  SaveView: grpc.handleUnaryCall<_pandex_config_v1_SaveViewRequest__Output, _pandex_config_v1_ListView>;
  
  Update: grpc.handleUnaryCall<_pandex_config_v1_UpdateRequest__Output, _pandex_config_v1_ConfigMap>;
  
  UpdateBlacklistEntry: grpc.handleUnaryCall<_pandex_config_v1_BlacklistEntryInput__Output, _pandex_config_v1_BlacklistEntry>;
  
  UpdateFileText: grpc.handleUnaryCall<_pandex_config_v1_UpdateFileTextRequest__Output, _pandex_config_v1_FileTextUrl>;
  
  UpdateOpenToken: grpc.handleUnaryCall<_pandex_config_v1_UpdateOpenTokenRequest__Output, _pandex_config_v1_OpenTokenRow>;
  
  UpdateStoredItem: grpc.handleUnaryCall<_pandex_config_v1_StoredItemInput__Output, _pandex_config_v1_StoredItem>;
  
  UploadImage: grpc.handleUnaryCall<_pandex_config_v1_UploadImageRequest__Output, _pandex_config_v1_UploadedImage>;
  
  VerifyOpenToken: grpc.handleUnaryCall<_pandex_config_v1_VerifyOpenTokenRequest__Output, _pandex_config_v1_OpenToken>;
  
}

export interface ConfigServiceDefinition extends grpc.ServiceDefinition {
  AddDataValues: MethodDefinition<_pandex_config_v1_ChangeDataValuesRequest, _pandex_config_v1_AddDataValuesReply, _pandex_config_v1_ChangeDataValuesRequest__Output, _pandex_config_v1_AddDataValuesReply__Output>
  AddIndexNow: MethodDefinition<_pandex_config_v1_AddIndexNowRequest, _pandex_config_v1_AddedIndexNow, _pandex_config_v1_AddIndexNowRequest__Output, _pandex_config_v1_AddedIndexNow__Output>
  ClearBlacklist: MethodDefinition<_pandex_config_v1_ClearBlacklistRequest, _pandex_common_v1_BulkReply, _pandex_config_v1_ClearBlacklistRequest__Output, _pandex_common_v1_BulkReply__Output>
  CreateBlacklistEntry: MethodDefinition<_pandex_config_v1_BlacklistEntryInput, _pandex_config_v1_BlacklistEntry, _pandex_config_v1_BlacklistEntryInput__Output, _pandex_config_v1_BlacklistEntry__Output>
  CreateOpenToken: MethodDefinition<_pandex_config_v1_CreateOpenTokenRequest, _pandex_config_v1_CreatedOpenToken, _pandex_config_v1_CreateOpenTokenRequest__Output, _pandex_config_v1_CreatedOpenToken__Output>
  CreateStoredItem: MethodDefinition<_pandex_config_v1_StoredItemInput, _pandex_config_v1_StoredItem, _pandex_config_v1_StoredItemInput__Output, _pandex_config_v1_StoredItem__Output>
  DeleteBlacklistEntries: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  DeleteStoredItems: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  DeleteUploads: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  DeleteViews: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  FindBlacklisted: MethodDefinition<_pandex_config_v1_FindBlacklistedRequest, _pandex_config_v1_FindBlacklistedReply, _pandex_config_v1_FindBlacklistedRequest__Output, _pandex_config_v1_FindBlacklistedReply__Output>
  GetDataLists: MethodDefinition<_pandex_config_v1_GetDataListsRequest, _pandex_config_v1_DataLists, _pandex_config_v1_GetDataListsRequest__Output, _pandex_config_v1_DataLists__Output>
  GetFileText: MethodDefinition<_pandex_config_v1_GetFileTextRequest, _pandex_config_v1_FileTextContent, _pandex_config_v1_GetFileTextRequest__Output, _pandex_config_v1_FileTextContent__Output>
  GetImage: MethodDefinition<_pandex_config_v1_GetImageRequest, _pandex_config_v1_ImageContent, _pandex_config_v1_GetImageRequest__Output, _pandex_config_v1_ImageContent__Output>
  GetServiceStatus: MethodDefinition<_pandex_common_v1_Empty, _pandex_common_v1_ServiceStatus, _pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus__Output>
  GetStoredLists: MethodDefinition<_pandex_config_v1_GetStoredListsRequest, _pandex_config_v1_StoredLists, _pandex_config_v1_GetStoredListsRequest__Output, _pandex_config_v1_StoredLists__Output>
  ImportBlacklist: MethodDefinition<_pandex_config_v1_ImportBlacklistRequest, _pandex_config_v1_ImportBlacklistReply, _pandex_config_v1_ImportBlacklistRequest__Output, _pandex_config_v1_ImportBlacklistReply__Output>
  ImportConfig: MethodDefinition<_pandex_config_v1_UpdateRequest, _pandex_config_v1_ConfigMap, _pandex_config_v1_UpdateRequest__Output, _pandex_config_v1_ConfigMap__Output>
  ListAll: MethodDefinition<_pandex_config_v1_ListAllRequest, _pandex_config_v1_ConfigMap, _pandex_config_v1_ListAllRequest__Output, _pandex_config_v1_ConfigMap__Output>
  ListAudit: MethodDefinition<_pandex_config_v1_ListAuditRequest, _pandex_config_v1_AuditList, _pandex_config_v1_ListAuditRequest__Output, _pandex_config_v1_AuditList__Output>
  ListBackups: MethodDefinition<_pandex_config_v1_ListBackupsRequest, _pandex_config_v1_BackupList, _pandex_config_v1_ListBackupsRequest__Output, _pandex_config_v1_BackupList__Output>
  ListBlacklist: MethodDefinition<_pandex_config_v1_ListBlacklistRequest, _pandex_config_v1_Blacklist, _pandex_config_v1_ListBlacklistRequest__Output, _pandex_config_v1_Blacklist__Output>
  ListBlacklistChanges: MethodDefinition<_pandex_config_v1_ListBlacklistChangesRequest, _pandex_config_v1_BlacklistChanges, _pandex_config_v1_ListBlacklistChangesRequest__Output, _pandex_config_v1_BlacklistChanges__Output>
  ListBusiestAddresses: MethodDefinition<_pandex_config_v1_ListBusiestAddressesRequest, _pandex_config_v1_BusiestAddresses, _pandex_config_v1_ListBusiestAddressesRequest__Output, _pandex_config_v1_BusiestAddresses__Output>
  ListConfigHistory: MethodDefinition<_pandex_config_v1_ListConfigHistoryRequest, _pandex_config_v1_ConfigHistory, _pandex_config_v1_ListConfigHistoryRequest__Output, _pandex_config_v1_ConfigHistory__Output>
  ListDataValues: MethodDefinition<_pandex_config_v1_ListDataValuesRequest, _pandex_config_v1_DataValueList, _pandex_config_v1_ListDataValuesRequest__Output, _pandex_config_v1_DataValueList__Output>
  ListFileTexts: MethodDefinition<_pandex_config_v1_ListFileTextsRequest, _pandex_config_v1_FileTextList, _pandex_config_v1_ListFileTextsRequest__Output, _pandex_config_v1_FileTextList__Output>
  ListOpenTokens: MethodDefinition<_pandex_config_v1_ListOpenTokensRequest, _pandex_config_v1_OpenTokenList, _pandex_config_v1_ListOpenTokensRequest__Output, _pandex_config_v1_OpenTokenList__Output>
  ListPublic: MethodDefinition<_pandex_config_v1_ListPublicRequest, _pandex_config_v1_ConfigMap, _pandex_config_v1_ListPublicRequest__Output, _pandex_config_v1_ConfigMap__Output>
  ListSettingSchemas: MethodDefinition<_pandex_config_v1_ListSettingSchemasRequest, _pandex_config_v1_SettingSchemaList, _pandex_config_v1_ListSettingSchemasRequest__Output, _pandex_config_v1_SettingSchemaList__Output>
  ListStoredItems: MethodDefinition<_pandex_config_v1_ListStoredItemsRequest, _pandex_config_v1_StoredItemList, _pandex_config_v1_ListStoredItemsRequest__Output, _pandex_config_v1_StoredItemList__Output>
  ListTopReferrers: MethodDefinition<_pandex_config_v1_ListTopReferrersRequest, _pandex_config_v1_ReferrerList, _pandex_config_v1_ListTopReferrersRequest__Output, _pandex_config_v1_ReferrerList__Output>
  ListUploads: MethodDefinition<_pandex_config_v1_ListUploadsRequest, _pandex_config_v1_UploadList, _pandex_config_v1_ListUploadsRequest__Output, _pandex_config_v1_UploadList__Output>
  ListViews: MethodDefinition<_pandex_config_v1_ListViewsRequest, _pandex_config_v1_ViewList, _pandex_config_v1_ListViewsRequest__Output, _pandex_config_v1_ViewList__Output>
  ListVisitSeries: MethodDefinition<_pandex_common_v1_SeriesRequest, _pandex_config_v1_VisitSeries, _pandex_common_v1_SeriesRequest__Output, _pandex_config_v1_VisitSeries__Output>
  ListVisitors: MethodDefinition<_pandex_config_v1_ListVisitorsRequest, _pandex_config_v1_VisitorList, _pandex_config_v1_ListVisitorsRequest__Output, _pandex_config_v1_VisitorList__Output>
  NoteVisitedAddress: MethodDefinition<_pandex_config_v1_NoteVisitedAddressRequest, _pandex_common_v1_Empty, _pandex_config_v1_NoteVisitedAddressRequest__Output, _pandex_common_v1_Empty__Output>
  OrderStoredItems: MethodDefinition<_pandex_config_v1_OrderStoredItemsRequest, _pandex_common_v1_Empty, _pandex_config_v1_OrderStoredItemsRequest__Output, _pandex_common_v1_Empty__Output>
  PreviewBlacklist: MethodDefinition<_pandex_config_v1_PreviewBlacklistRequest, _pandex_config_v1_PreviewBlacklistReply, _pandex_config_v1_PreviewBlacklistRequest__Output, _pandex_config_v1_PreviewBlacklistReply__Output>
  PreviewConfigImport: MethodDefinition<_pandex_config_v1_UpdateRequest, _pandex_config_v1_ConfigImportPreview, _pandex_config_v1_UpdateRequest__Output, _pandex_config_v1_ConfigImportPreview__Output>
  RecordOpenTokenUsage: MethodDefinition<_pandex_config_v1_RecordOpenTokenUsageRequest, _pandex_common_v1_Empty, _pandex_config_v1_RecordOpenTokenUsageRequest__Output, _pandex_common_v1_Empty__Output>
  RecordReferrers: MethodDefinition<_pandex_config_v1_RecordReferrersRequest, _pandex_common_v1_Empty, _pandex_config_v1_RecordReferrersRequest__Output, _pandex_common_v1_Empty__Output>
  RecordVisits: MethodDefinition<_pandex_config_v1_RecordVisitsRequest, _pandex_common_v1_Empty, _pandex_config_v1_RecordVisitsRequest__Output, _pandex_common_v1_Empty__Output>
  RemoveDataValues: MethodDefinition<_pandex_config_v1_ChangeDataValuesRequest, _pandex_config_v1_RemoveDataValuesReply, _pandex_config_v1_ChangeDataValuesRequest__Output, _pandex_config_v1_RemoveDataValuesReply__Output>
  ReportBackup: MethodDefinition<_pandex_config_v1_Backup, _pandex_common_v1_Empty, _pandex_config_v1_Backup__Output, _pandex_common_v1_Empty__Output>
  RestoreConfig: MethodDefinition<_pandex_config_v1_RestoreConfigRequest, _pandex_config_v1_ConfigMap, _pandex_config_v1_RestoreConfigRequest__Output, _pandex_config_v1_ConfigMap__Output>
  RevokeOpenTokens: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  SaveView: MethodDefinition<_pandex_config_v1_SaveViewRequest, _pandex_config_v1_ListView, _pandex_config_v1_SaveViewRequest__Output, _pandex_config_v1_ListView__Output>
  Update: MethodDefinition<_pandex_config_v1_UpdateRequest, _pandex_config_v1_ConfigMap, _pandex_config_v1_UpdateRequest__Output, _pandex_config_v1_ConfigMap__Output>
  UpdateBlacklistEntry: MethodDefinition<_pandex_config_v1_BlacklistEntryInput, _pandex_config_v1_BlacklistEntry, _pandex_config_v1_BlacklistEntryInput__Output, _pandex_config_v1_BlacklistEntry__Output>
  UpdateFileText: MethodDefinition<_pandex_config_v1_UpdateFileTextRequest, _pandex_config_v1_FileTextUrl, _pandex_config_v1_UpdateFileTextRequest__Output, _pandex_config_v1_FileTextUrl__Output>
  UpdateOpenToken: MethodDefinition<_pandex_config_v1_UpdateOpenTokenRequest, _pandex_config_v1_OpenTokenRow, _pandex_config_v1_UpdateOpenTokenRequest__Output, _pandex_config_v1_OpenTokenRow__Output>
  UpdateStoredItem: MethodDefinition<_pandex_config_v1_StoredItemInput, _pandex_config_v1_StoredItem, _pandex_config_v1_StoredItemInput__Output, _pandex_config_v1_StoredItem__Output>
  UploadImage: MethodDefinition<_pandex_config_v1_UploadImageRequest, _pandex_config_v1_UploadedImage, _pandex_config_v1_UploadImageRequest__Output, _pandex_config_v1_UploadedImage__Output>
  VerifyOpenToken: MethodDefinition<_pandex_config_v1_VerifyOpenTokenRequest, _pandex_config_v1_OpenToken, _pandex_config_v1_VerifyOpenTokenRequest__Output, _pandex_config_v1_OpenToken__Output>
}
